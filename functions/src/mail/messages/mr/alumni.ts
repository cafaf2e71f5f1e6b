import { college as configured } from '@prangan/college/config'
import { type Template, typed } from '../../templates/content.ts'

export const verifiedMail: Template<object> = (_, { college, page }) => ({
  subject: `${college}: माजी विद्यार्थी म्हणून तुमचे स्वागत आहे`,
  body: [
    {
      text: 'नोंदणीबद्दल धन्यवाद. कार्यालयाने तुमच्या नोंदणीची पडताळणी केली आहे. आता तुम्ही आमच्या संकेतस्थळावरील माजी विद्यार्थी दालनात दिसता.',
    },
    { link: page('/alumni-gallery'), text: 'माजी विद्यार्थी दालन पाहा' },
    {
      text: 'दालनात तुमचे नाव, फोटो, पदवी, उत्तीर्ण झाल्याचे वर्ष, पद आणि कामाचे ठिकाण दिसते. बाकीची माहिती फक्त कार्यालय पाहते.',
    },
  ],
})

export const rejectedMail: Template<{ reason: string }> = ({ reason }, { college, page }) => ({
  subject: `${college}: तुमची माजी विद्यार्थी नोंदणी`,
  body: [
    {
      text: 'माजी विद्यार्थी नोंदणीबद्दल धन्यवाद. क्षमस्व, कार्यालय तुमची नोंदणी स्वीकारू शकले नाही. कार्यालयाने हे कारण दिले आहे:',
    },
    typed(`“${reason}”`),
    {
      text: `तुम्ही पाठवलेली माहिती आम्ही ${configured.limits.daysInBin} दिवसांनी काढून टाकू. ही अडचण दूर करता येत असेल, तर पुन्हा नोंदणी करा. आम्हाला आनंद होईल.`,
    },
    { link: page('/alumni-registration'), text: 'पुन्हा नोंदणी करा' },
  ],
})
