import { statusContent } from '@prangan/functions/mail/messages/mr/application'
import type { Template } from '@prangan/functions/mail/templates/content'
import type { FinalListMail } from '../../../contract/mails.ts'
import { type FinalListTexts, finalListParagraphs, type Place } from '../../final-list-paragraphs.ts'
import { ownPage } from './own-page.ts'

const placed = ({ rank, waiting }: Place): string =>
  waiting > 0
    ? `तुमचा गुणानुक्रम ${rank} आहे. प्रतीक्षा यादीत तुमचा क्रमांक ${waiting} आहे.`
    : `तुमचा गुणानुक्रम ${rank} आहे. या यादीनुसार तुम्हाला जागा मिळते.`

function before(place: Place | null): string {
  if (!place) return 'तात्पुरत्या यादीत तुमचे नाव नव्हते.'
  const { rank, waiting } = place
  return waiting > 0
    ? `तात्पुरत्या यादीत तुमचा गुणानुक्रम ${rank} होता आणि प्रतीक्षा यादीत तुमचा क्रमांक ${waiting} होता.`
    : `तात्पुरत्या यादीत तुमचा गुणानुक्रम ${rank} होता आणि जागा मिळत होती.`
}

const texts: FinalListTexts = {
  before,
  answered: (objections, upheld) => `तात्पुरत्या यादीवरील हरकती: ${objections}. मान्य झालेल्या: ${upheld}.`,
  next: {
    seat: 'यानंतर आम्ही तुम्हाला ही जागा देऊ. किती शुल्क भरायचे आणि कधीपर्यंत, हे तेव्हाच्या ई-मेलमध्ये असेल.',
    waiting: 'जागा रिकामी झाल्यास ती यादीतील पुढच्या अर्जदाराला मिळते. तुमचा क्रमांक आला की तुम्हाला ई-मेल येतो.',
  },
}

/** The place on a final merit list, and what differs from the provisional one. */
export const finalListMail: Template<FinalListMail> = (mail, named) => {
  const name = `${mail.provisional ? 'अंतिम गुणवत्ता यादी' : 'गुणवत्ता यादी'} ${mail.listNumber}`
  return statusContent({ ...mail, note: '' }, named, {
    status: name,
    meaning: (application) => `${application}: ${name} प्रसिद्ध झाली आहे. ${placed(mail)}`,
    more: finalListParagraphs(mail, texts),
    link: ownPage(named),
  })
}
