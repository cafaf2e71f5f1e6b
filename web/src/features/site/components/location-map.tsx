import sketch from '@prangan/college/art/map.svg?url'
import type { Shown } from '@prangan/contract/content/show-in'
import type { BlockOf } from '@prangan/contract/schemas/blocks'
import { useFill } from '../../../lib/site-layout.ts'
import { messages } from '../../../messages/index.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { NewTabHint } from '../../../ui/new-tab-hint.tsx'

type MapBlock = Shown<BlockOf<'map'>>

const reach = { latitude: 0.006, longitude: 0.012 }

/** OpenStreetMap's URLs for a location: its embeddable frame and its own page. */
function addresses({ latitude, longitude }: MapBlock): { frame: string; page: string } {
  const edges = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ]
  const box = edges.map((degrees) => degrees.toFixed(4)).join(',')
  const query = new URLSearchParams({ bbox: box, layer: 'mapnik', marker: `${latitude},${longitude}` })
  return {
    frame: `https://www.openstreetmap.org/export/embed.html?${query}`,
    page: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
  }
}

/**
 * A location: our own sketch until the visitor opens the real map. A lazy iframe in a closed `<details>` is not
 * fetched, so OpenStreetMap gets no request before that, and no script is needed.
 */
export function LocationMap({ map }: { map: MapBlock }) {
  const { frame, page } = addresses(map)
  const text = messages().pages.map
  const place = useFill()(map.place.text)
  return (
    <div className="location-map">
      <details>
        <summary>
          <img src={sketch} alt="" width="640" height="300" />
          <span className={buttonClass()}>
            <span className="when-closed">{text.show}</span>
            <span className="when-open">{text.hide}</span>
          </span>
        </summary>
        <iframe
          src={frame}
          title={text.title(place)}
          loading="lazy"
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="strict-origin"
        />
      </details>
      <p>
        <span lang={map.place.lang}>{place}</span>. {text.note}{' '}
        <a href={page} target="_blank" rel="noopener">
          {text.open}
          <NewTabHint />
        </a>
      </p>
    </div>
  )
}
