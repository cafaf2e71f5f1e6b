import { useEffect, useRef, useState } from 'react'
import { type Area, cutPhoto, middleOf, readPicture } from '../api/cut-photo.ts'
import type { ChosenPhoto } from '../api/photo-schema.ts'

type Chosen = { picture: HTMLImageElement; url: string }

/**
 * A chosen picture that becomes a photo. `onChange` gets the area in the frame, at first the middle, as soon as it is
 * chosen and after every move: what is seen is what would be saved, without a confirmation. It gets an error if the
 * picture is refused.
 */
export function usePhotoCrop(onChange: (photo: ChosenPhoto) => void) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  /** The latest request: results of earlier ones are ignored. */
  const latest = useRef(0)

  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen])

  const follow = async (work: () => Promise<() => void>) => {
    latest.current += 1
    const mine = latest.current
    const isLatest = () => latest.current === mine
    try {
      const finish = await work()
      if (isLatest()) finish()
    } catch (error) {
      if (!isLatest()) return
      setChosen(null)
      onChange(error instanceof Error ? error : new Error(String(error)))
    }
  }

  const choose = (file: File) => {
    const url = URL.createObjectURL(file)
    return follow(async () => {
      const picture = await readPicture(file, url).catch((error: unknown) => {
        URL.revokeObjectURL(url)
        throw error
      })
      const { naturalWidth: width, naturalHeight: height } = picture
      const photo = cutPhoto(picture, middleOf({ width, height }))
      return () => {
        setChosen({ picture, url })
        onChange(photo)
      }
    })
  }

  const cut = (area: Area) =>
    follow(async () => {
      const photo = chosen && cutPhoto(chosen.picture, area)
      return () => onChange(photo)
    })

  const clear = () => {
    latest.current += 1
    setChosen(null)
    onChange(null)
  }

  return { url: chosen?.url, choose, cut, clear }
}
