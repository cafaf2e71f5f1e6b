import house from './art/house.svg'
import principal from './art/principal.svg'

export const drawings = {
  principal: { src: principal, width: 480, height: 600 },
  house: { src: house, width: 800, height: 600 },
}
