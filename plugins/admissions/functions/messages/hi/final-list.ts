import { statusContent } from '@prangan/functions/mail/messages/hi/application'
import type { Template } from '@prangan/functions/mail/templates/content'
import type { FinalListMail } from '../../../contract/mails.ts'
import { type FinalListTexts, finalListParagraphs, type Place } from '../../final-list-paragraphs.ts'
import { ownPage } from './own-page.ts'

const placed = ({ rank, waiting }: Place): string =>
  waiting > 0
    ? `आपका क्रम ${rank} है। प्रतीक्षा सूची में आप ${waiting} नंबर पर हैं।`
    : `आपका क्रम ${rank} है। इस सूची के अनुसार आपको सीट मिलती है।`

const wasOn =
  (list: string, notOn: string) =>
  (place: Place | null): string => {
    if (!place) return notOn
    const { rank, waiting } = place
    return waiting > 0
      ? `${list} आपका क्रम ${rank} था, और प्रतीक्षा सूची में आप ${waiting} नंबर पर थे।`
      : `${list} आपका क्रम ${rank} था, और सीट मिल रही थी।`
  }

const texts: FinalListTexts = {
  before: {
    provisional: wasOn('अनंतिम सूची में', 'अनंतिम सूची में आपका नाम नहीं था।'),
    revised: wasOn('अब तक', 'अब तक इस सूची में आपका नाम नहीं था।'),
  },
  answered: (objections, upheld) => `अनंतिम सूची पर आपत्तियाँ: ${objections}। मानी गईं: ${upheld}।`,
  because: 'सूची इसलिए संशोधित की गई:',
  next: {
    seat: 'अब हम आपको सीट का प्रस्ताव भेजेंगे। उस ई-मेल में लिखा होगा कि कितना शुल्क देना है और कब तक।',
    waiting: 'सीट खाली होने पर वह सूची के क्रम से दी जाती है। आपकी बारी आने पर आपको ई-मेल मिलेगा।',
  },
}

/** The place on a final merit list, and what differs from the list before it. */
export const finalListMail: Template<FinalListMail> = (mail, named) => {
  const kind = mail.provisional ? 'अंतिम योग्यता सूची' : mail.revised ? 'संशोधित योग्यता सूची' : 'योग्यता सूची'
  const name = `${kind} ${mail.listNumber}`
  return statusContent({ ...mail, note: '' }, named, {
    status: name,
    meaning: (application) => `${application}: ${name} प्रकाशित हो गई है। ${placed(mail)}`,
    more: finalListParagraphs(mail, texts),
    link: ownPage(named),
  })
}
