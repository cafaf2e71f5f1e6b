import scene1 from './art/scene-1.svg?picture'
import scene2 from './art/scene-2.svg?picture'
import scene3 from './art/scene-3.svg?picture'
import scene4 from './art/scene-4.svg?picture'
import scene5 from './art/scene-5.svg?picture'
import scene6 from './art/scene-6.svg?picture'
import scene7 from './art/scene-7.svg?picture'

/** The scenes that are built into the site, by their name in slides (`art:<name>`): what lists call them, and what they show. */
export const scenes = {
  'scene-1': {
    picture: scene1,
    label: { en: 'Drawing: the courtyard in the morning', hi: 'रेखाचित्र: सुबह का प्रांगण' },
    shows: {
      en: 'The college seen through an arch: students in a sunlit courtyard, a banyan tree, a domed hall.',
      hi: 'मेहराब से दिखता महाविद्यालय: धूप भरे प्रांगण में विद्यार्थी, बरगद का पेड़ और गुंबद वाला सभागार।',
    },
  },
  'scene-2': {
    picture: scene2,
    label: { en: 'Drawing: the reading room', hi: 'रेखाचित्र: वाचनालय' },
    shows: {
      en: 'Students read at long tables between tall book shelves and arched windows.',
      hi: 'ऊँची पुस्तक-अलमारियों और मेहराबदार खिड़कियों के बीच लंबी मेज़ों पर पढ़ते विद्यार्थी।',
    },
  },
  'scene-3': {
    picture: scene3,
    label: { en: 'Drawing: the laboratory', hi: 'रेखाचित्र: प्रयोगशाला' },
    shows: {
      en: 'Three students in white coats and goggles at a bench with flasks, a burette and a microscope.',
      hi: 'सफ़ेद कोट और चश्मे पहने तीन विद्यार्थी, मेज़ पर फ्लास्क, ब्यूरेट और सूक्ष्मदर्शी।',
    },
  },
  'scene-4': {
    picture: scene4,
    label: { en: 'Drawing: the sports ground', hi: 'रेखाचित्र: खेल का मैदान' },
    shows: {
      en: 'Three runners on a red track; behind them two teams play kabaddi before the college.',
      hi: 'लाल पथ पर तीन धावक; उनके पीछे महाविद्यालय के सामने कबड्डी खेलते दो दल।',
    },
  },
  'scene-5': {
    picture: scene5,
    label: { en: 'Drawing: NCC and NSS', hi: 'रेखाचित्र: एनसीसी और एनएसएस' },
    shows: {
      en: 'Cadets march past a flag while volunteers water saplings on the lawn.',
      hi: 'ध्वज के सामने परेड करते कैडेट और लॉन में पौधों को पानी देते स्वयंसेवक।',
    },
  },
  'scene-6': {
    picture: scene6,
    label: { en: 'Drawing: the cultural evening', hi: 'रेखाचित्र: सांस्कृतिक संध्या' },
    shows: {
      en: 'Three dancers on a stage hung with marigolds, between brass lamps, before an evening crowd.',
      hi: 'गेंदे के फूलों से सजे मंच पर पीतल के दीपों के बीच तीन नर्तकियाँ, सामने शाम के दर्शक।',
    },
  },
  'scene-7': {
    picture: scene7,
    label: { en: 'Drawing: the monsoon', hi: 'रेखाचित्र: वर्षा ऋतु' },
    shows: {
      en: 'Students with umbrellas cross the wet courtyard in the rain.',
      hi: 'बारिश में छाते लिए भीगे प्रांगण से गुज़रते विद्यार्थी।',
    },
  },
}
