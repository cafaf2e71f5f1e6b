import ba from '@prangan/college/art/course-ba.svg'
import bca from '@prangan/college/art/course-bca.svg'
import bcom from '@prangan/college/art/course-bcom.svg'
import bsc from '@prangan/college/art/course-bsc.svg'
import ma from '@prangan/college/art/course-ma.svg'
import msc from '@prangan/college/art/course-msc.svg'
import manager from '@prangan/college/art/manager.svg'
import principal from '@prangan/college/art/principal.svg'

const portrait = (src: string) => ({ src, width: 480, height: 600 })
const drawing = (src: string) => ({ src, width: 800, height: 600 })

/** The drawings that are built into the site, by the name that contents give them (`art:<name>`). */
export const artwork: Readonly<Record<string, { src: string; width: number; height: number }>> = {
  principal: portrait(principal),
  manager: portrait(manager),
  'course-ba': drawing(ba),
  'course-bca': drawing(bca),
  'course-bcom': drawing(bcom),
  'course-bsc': drawing(bsc),
  'course-ma': drawing(ma),
  'course-msc': drawing(msc),
}
