import house from './art/house.svg'
import principal from './art/principal.svg'

export const drawings = {
  principal: {
    src: principal,
    width: 480,
    height: 600,
    label: { en: 'Drawing: a portrait', mr: 'रेखाचित्र: एक चेहरा' },
  },
  house: { src: house, width: 800, height: 600, label: { en: 'Drawing: a house', mr: 'रेखाचित्र: एक घर' } },
}
