import house from './art/house.svg?picture'

export const scenes = {
  'scene-1': {
    picture: house,
    label: { en: 'Drawing: the house', mr: 'रेखाचित्र: घर' },
    shows: {
      en: 'A red house with a veranda between two neem trees.',
      mr: 'कडुनिंबाच्या दोन झाडांमध्ये व्हरांड्याचे लाल घर.',
    },
  },
}
