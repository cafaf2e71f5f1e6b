import { cardPhotoClass, personGridClass } from '../src/ui/people/person-cards.tsx'
import { PersonPhoto } from '../src/ui/people/person-photo.tsx'
import { samples } from './samples.ts'
import { Group } from './shown.tsx'

type Photo = {
  fault: string
  size: readonly [width: number, height: number]
  wall: string
  light: string
  /** Where the head is, in shares of the picture, and its radius in shares of the height. */
  head: readonly [x: number, y: number, radius: number]
}

/** Stands in for a portrait as a college has them: drawn, but of another size, light, wall and distance each. */
const photos: readonly Photo[] = [
  { fault: 'As asked for', size: [480, 600], wall: '#c9cdd2', light: '#fff0', head: [0.5, 0.4, 0.2] },
  { fault: 'Yellow lamp', size: [480, 600], wall: '#e6c15a', light: '#ffb60055', head: [0.52, 0.42, 0.22] },
  { fault: 'Dark', size: [480, 640], wall: '#3a3d3f', light: '#0009', head: [0.48, 0.38, 0.18] },
  { fault: 'Too bright', size: [600, 600], wall: '#fdfdfa', light: '#fff9', head: [0.5, 0.45, 0.2] },
  { fault: 'Landscape', size: [800, 450], wall: '#2f7a4f', light: '#0031', head: [0.5, 0.42, 0.24] },
  { fault: '60 × 60', size: [60, 60], wall: '#2457c5', light: '#0040ff33', head: [0.5, 0.42, 0.28] },
]

function photoOf({ size: [width, height], wall, light, head: [x, y, radius] }: Photo): string {
  const [cx, cy, r] = [x * width, y * height, radius * height]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><filter id="g"><feTurbulence baseFrequency="0.8" numOctaves="2"/><feColorMatrix values="0 0 0 0 0.5 0 0 0 0 0.5 0 0 0 0 0.5 0 0 0 0.5 0"/></filter><rect width="100%" height="100%" fill="${wall}"/><ellipse cx="${cx}" cy="${cy + r * 3.2}" rx="${r * 2.1}" ry="${r * 2}" fill="#5b4a6b"/><rect x="${cx - r * 0.4}" y="${cy}" width="${r * 0.8}" height="${r * 1.5}" fill="#96613f"/><circle cx="${cx}" cy="${cy - r * 0.2}" r="${r * 1.08}" fill="#231a17"/><ellipse cx="${cx}" cy="${cy}" rx="${r * 0.84}" ry="${r}" fill="#b07a55"/><rect width="100%" height="100%" fill="${light}"/><rect width="100%" height="100%" filter="url(#g)" opacity="0.25"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Portraits of any quality in a row: one shape, and one tone. */
export function Photographs() {
  const { person, type } = samples()
  return (
    <Group title="Photographs of any quality">
      <div className={personGridClass}>
        {photos.map((photo) => (
          <div key={photo.fault} className="card flex overflow-hidden">
            <PersonPhoto name={person} src={photoOf(photo)} className={cardPhotoClass} />
            <div className="p-4">
              <h3>{person}</h3>
              <p className="text-sm text-muted">{type}</p>
              <p lang="en" className="text-sm text-muted">
                {photo.fault}
              </p>
            </div>
          </div>
        ))}
      </div>
    </Group>
  )
}
