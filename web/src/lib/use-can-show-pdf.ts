import { useCallback, useSyncExternalStore } from 'react'

/**
 * Returns true where the browser shows PDFs and the media query matches; undefined on the server and in the first render. A browser
 * without a viewer would save the file unasked.
 */
export function useCanShowPdf(media: string): boolean | undefined {
  const onChange = useCallback(
    (changed: () => void) => {
      const list = matchMedia(media)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [media],
  )
  return useSyncExternalStore<boolean | undefined>(
    onChange,
    () => navigator.pdfViewerEnabled && matchMedia(media).matches,
    () => undefined,
  )
}
