const beginnings = {
  JPEG: /^\xff\xd8\xff/,
  PNG: /^\x89PNG\r\n/,
  WebP: /^RIFF.{4}WEBP/s,
} as const

/** The kinds of picture that are taken as they are. */
export type PictureKind = keyof typeof beginnings

/** The type of a picture by its first bytes, whatever its name says; undefined for any other file. */
export async function pictureKind(file: Blob): Promise<PictureKind | undefined> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  const beginning = String.fromCharCode(...bytes)
  return (Object.keys(beginnings) as PictureKind[]).find((kind) => beginnings[kind].test(beginning))
}
