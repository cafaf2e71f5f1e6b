export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // The browser has read the file by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}
