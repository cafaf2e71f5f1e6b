import { useEffect, useRef, useState } from 'react'
import { type Photo, preparePhoto } from '../api/prepare-photo.ts'

/** A chosen photo: none, being read, ready with an address to show it by, or refused. */
type Chosen =
  | { status: 'none' | 'reading' }
  | { status: 'ready'; photo: Photo; url: string }
  | { status: 'refused'; reason: string }

const none: Chosen = { status: 'none' }

export function usePhoto() {
  const [chosen, setChosen] = useState(none)
  const latest = useRef<Promise<Chosen>>(Promise.resolve(none))

  const url = chosen.status === 'ready' ? chosen.url : undefined
  useEffect(() => {
    if (url) return () => URL.revokeObjectURL(url)
  }, [url])

  const choose = (file: File) => {
    const mine = read(file)
    latest.current = mine
    setChosen({ status: 'reading' })
    // A later choice or removal wins.
    mine.then((result) => latest.current === mine && setChosen(result))
  }
  const remove = () => {
    latest.current = Promise.resolve(none)
    setChosen(none)
  }
  return {
    chosen,
    choose,
    remove,
    /** The photo once it has been read; undefined if there is none that can be sent. */
    settled: async (): Promise<Photo | undefined> => {
      const result = await latest.current
      return result.status === 'ready' ? result.photo : undefined
    },
  }
}

/** The photo of a form: see `usePhoto`. */
export type PhotoChoice = ReturnType<typeof usePhoto>

async function read(file: File): Promise<Chosen> {
  try {
    const photo = await preparePhoto(file)
    return { status: 'ready', photo, url: URL.createObjectURL(photo.file) }
  } catch (error) {
    return { status: 'refused', reason: error instanceof Error ? error.message : String(error) }
  }
}
