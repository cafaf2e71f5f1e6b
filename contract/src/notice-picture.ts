import { allLanguages, type Language } from './languages.ts'

/** In pixels: what chats show beside a link. Some show only the square in its middle. */
export const noticePicture = { width: 1200, height: 630 } as const

export type NoticePictureName = `${Language}.jpg`
export const noticePictureNames = allLanguages.map((each): NoticePictureName => `${each}.jpg`)

/** `version` changes with the picture, since chats keep one for each address. */
export const noticePicturePath = (id: string, language: Language, version: string): string =>
  `/api/notice-pictures/${id}/${language}.jpg?v=${version}`
