import * as z from 'zod/mini'

/** A photo as its field holds it: cut out, or the error of a picture that was refused when it was chosen. */
export type ChosenPhoto = Blob | Error | null

/** Refuses the picture that was refused when it was chosen, with the same message. */
export const ChosenPhotoSchema = z.pipe(
  z.custom<ChosenPhoto>(),
  z.transform((photo: ChosenPhoto, { issues }) => {
    if (!(photo instanceof Error)) return photo
    issues.push({ code: 'custom', message: photo.message, input: photo })
    return z.NEVER
  }),
)
