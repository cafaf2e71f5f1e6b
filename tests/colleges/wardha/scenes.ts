import house from './art/house.svg?picture'

export const scenes = {
  'scene-1': {
    picture: house,
    label: { en: 'Drawing: the house', hi: 'रेखाचित्र: घर' },
    shows: {
      en: 'A red house with a veranda between two neem trees.',
      hi: 'नीम के दो पेड़ों के बीच बरामदे वाला लाल घर।',
    },
  },
}
