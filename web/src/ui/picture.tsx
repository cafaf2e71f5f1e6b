/** The value of `import picture from 'virtual:art/<name>'`. */
export type PictureData = {
  width: number
  height: number
  /** For browsers that support no source. */
  src: string
  sources: { type: string; srcSet: string }[]
}

type PictureProps = {
  picture: PictureData
  alt: string
  /** Its width, as the `sizes` of an image. */
  sizes: string
  className?: string
  /** The page's main picture is fetched at once; others when they come into view. */
  isMain?: boolean
}

/** A picture in the smallest suitable format and width, with its space reserved. */
export function Picture({ picture, alt, sizes, className, isMain = false }: PictureProps) {
  return (
    <picture className="contents">
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={picture.src}
        alt={alt}
        width={picture.width}
        height={picture.height}
        className={className}
        {...(isMain
          ? { fetchPriority: 'high' as const }
          : { loading: 'lazy' as const, decoding: 'async' as const })}
      />
    </picture>
  )
}
