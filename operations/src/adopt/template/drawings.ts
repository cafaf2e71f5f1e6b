import picture from './art/picture.svg'
import portrait from './art/portrait.svg'

/** The drawings that are built into the site, by the name that contents give them (`art:<name>`), with their labels in lists. */
export const drawings = {
  portrait: {
    src: portrait,
    width: 480,
    height: 600,
    label: { en: 'Drawing: a portrait', hi: 'रेखाचित्र: एक चेहरा', mr: 'रेखाचित्र: एक चेहरा' },
  },
  picture: {
    src: picture,
    width: 800,
    height: 600,
    label: { en: 'Drawing: an arch', hi: 'रेखाचित्र: मेहराब', mr: 'रेखाचित्र: कमान' },
  },
}
