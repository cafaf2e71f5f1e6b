/** The type of `import picture from './drawing.svg?picture'` (vite-imagetools). */
export type PictureData = {
  /** The `srcset` of each format, by its name, the best first. */
  sources: Readonly<Record<string, string>>
  img: { src: string; w: number; h: number }
}

type PictureProps = {
  picture: PictureData
  alt: string
  sizes: string
  className?: string
  /** The page's main picture is fetched at once; others when they scroll into view. */
  isMain?: boolean
}

/** Renders a picture in the smallest sufficient format and width, with its space reserved. */
export function Picture({ picture: { sources, img }, alt, sizes, className, isMain = false }: PictureProps) {
  return (
    <picture className="contents">
      {Object.entries(sources).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={img.src}
        alt={alt}
        width={img.w}
        height={img.h}
        className={className}
        {...(isMain
          ? { fetchPriority: 'high' as const }
          : { loading: 'lazy' as const, decoding: 'async' as const })}
      />
    </picture>
  )
}
