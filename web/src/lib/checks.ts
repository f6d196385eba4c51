// Whether something that was stored or comes from elsewhere is what it should be: checks that are put together field by field.

export type Check = (value: unknown) => boolean;

export const text =
  (longest: number): Check =>
  (value) =>
    typeof value === "string" && value.length <= longest;
export const whole =
  (least: number, most: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
export const flag: Check = (value) => typeof value === "boolean";
export const moment: Check = (value) => typeof value === "number" && value >= 0 && value < 1e15;
export const maybe =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
export const list =
  (check: Check, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every((one) => check(one));
export const table =
  (name: Check, check: Check, most: number): Check =>
  (value) =>
    isPlain(value) &&
    Object.keys(value).length <= most &&
    Object.entries(value).every(([key, one]) => name(key) && check(one));
export const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const fields =
  (checks: Record<string, Check>): Check =>
  (value) =>
    isPlain(value) && Object.entries(checks).every(([name, check]) => check(value[name]));
/** The members that were asked for, and nothing else that lies beside them. */
export const only = <T extends object>(value: T, checks: Record<keyof T, Check>): T =>
  Object.fromEntries(Object.keys(checks).map((name) => [name, value[name as keyof T]])) as T;
