import ba from './art/course-ba.svg'
import bca from './art/course-bca.svg'
import bcom from './art/course-bcom.svg'
import bsc from './art/course-bsc.svg'
import ma from './art/course-ma.svg'
import msc from './art/course-msc.svg'
import manager from './art/manager.svg'
import principal from './art/principal.svg'

const portrait = (src: string) => ({ src, width: 480, height: 600 })
const drawing = (src: string) => ({ src, width: 800, height: 600 })

/** The drawings that are built into the site, by the name that contents give them (`art:<name>`). */
export const drawings = {
  principal: portrait(principal),
  manager: portrait(manager),
  'course-ba': drawing(ba),
  'course-bca': drawing(bca),
  'course-bcom': drawing(bcom),
  'course-bsc': drawing(bsc),
  'course-ma': drawing(ma),
  'course-msc': drawing(msc),
}
