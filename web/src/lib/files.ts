// Files that the page itself writes.

/** Lets the browser keep a text as a file. */
export function download(name: string, text: string, type = "text/plain"): void {
  downloadFile(new File([text], name, { type: `${type};charset=utf-8` }));
}

export function downloadFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
