/** Accepted kinds of file, with the signature at the start of their bytes, read as Latin-1. */
export const fileKinds = {
  pdf: { label: 'PDF', mediaType: 'application/pdf', extension: 'pdf', signature: /^%PDF-/ },
  jpeg: { label: 'JPEG', mediaType: 'image/jpeg', extension: 'jpg', signature: /^\xff\xd8\xff/ },
  png: { label: 'PNG', mediaType: 'image/png', extension: 'png', signature: /^\x89PNG\r\n/ },
  webp: { label: 'WebP', mediaType: 'image/webp', extension: 'webp', signature: /^RIFF.{4}WEBP/s },
  doc: { label: 'Word', mediaType: 'application/msword', extension: 'doc', signature: /^\xd0\xcf/ },
  docx: {
    label: 'Word',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
    signature: /^PK/,
  },
} as const

export type FileKind = keyof typeof fileKinds

export const pictureKinds = ['jpeg', 'png', 'webp'] as const satisfies readonly FileKind[]
export type PictureKind = (typeof pictureKinds)[number]

/** Browsers show these kinds inline; others are downloaded. */
export const shownKinds = ['pdf', ...pictureKinds] as const satisfies readonly FileKind[]

export function mediaTypesOf(kinds: readonly FileKind[]): string[] {
  return kinds.map((kind) => fileKinds[kind].mediaType)
}

export const signatureLength = 12

export function kindOfBytes<Kind extends FileKind>(
  bytes: Uint8Array,
  kinds: readonly Kind[],
): Kind | undefined {
  const beginning = String.fromCharCode(...bytes.subarray(0, signatureLength))
  return kinds.find((kind) => fileKinds[kind].signature.test(beginning))
}
