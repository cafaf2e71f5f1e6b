import type { DecidedStatus } from '@prangan/contract/schemas/admissions'
import type { ApplicationReceivedMail } from '@prangan/contract/schemas/application-mail'
import type { ApplicationStatusMail } from '@prangan/contract/schemas/mail'
import { type Content, type Named, type Paragraph, type Template, typed } from '../../templates/content.ts'

const steps = ({ page }: Named): Paragraph => ({ link: page('/admission-procedure'), text: 'प्रवेश के चरण' })

export const contact = ({ office }: Named): Paragraph => ({
  text: `कुछ पूछना हो, तो ${office} पर लिखें और अपनी आवेदन संख्या ज़रूर दें।`,
})

type Received = Pick<ApplicationReceivedMail, 'applicationNumber' | 'course'>

/** Writes that an application was received; `next` says what to do. */
export const receivedContent = (
  { applicationNumber, course }: Received,
  named: Named,
  next: Paragraph[],
): Content => ({
  subject: `आपका आवेदन ${applicationNumber}`,
  body: [
    {
      text: `${named.course(course)} में प्रवेश के लिए आपका आवेदन महाविद्यालय को मिल गया है। आपकी आवेदन संख्या है:`,
    },
    { code: applicationNumber },
    ...next,
    steps(named),
    contact(named),
    {
      text: 'यह आवेदन आपका न हो, तो किसी ने अपना ई-मेल पता ग़लत भरा है। कार्यालय को लिखें, हम आपका पता हटा देंगे।',
    },
  ],
})

export const receivedMail: Template<ApplicationReceivedMail> = (mail, named) =>
  receivedContent(mail, named, [
    {
      text: named.fill(
        'आगे क्या करना है: हस्ताक्षर किया हुआ फ़ॉर्म, अंकपत्रों और प्रमाण-पत्रों की स्वप्रमाणित फोटोकॉपी के साथ काउंटर पर जमा करें। योग्यता सूची (मेरिट लिस्ट) आवेदन की अंतिम तिथि के बाद {{meritListWithin}} के भीतर वेबसाइट पर आती है। जिनका नाम सूची में हो, वे सभी मूल प्रमाण-पत्र लेकर काउंसलिंग में आएँ।',
      ),
    },
  ])

type Meaning = (application: string) => string

export const meanings: Readonly<Record<DecidedStatus, { status: string; about: Meaning }>> = {
  new: {
    status: 'फिर से विचार में',
    about: (application) => `${application} फिर नए आवेदनों में रखा गया है और उस पर फिर से विचार होगा।`,
  },
  'in review': {
    status: 'जाँच में',
    about: (application) => `प्रवेश समिति ${application} जाँच रही है।`,
  },
  accepted: { status: 'स्वीकृत', about: (application) => `${application} स्वीकृत हो गया है।` },
  waiting: { status: 'प्रतीक्षा सूची में', about: (application) => `${application} प्रतीक्षा सूची में है।` },
  rejected: {
    status: 'अस्वीकृत',
    about: (application) => `खेद है कि ${application} स्वीकृत नहीं किया जा सका।`,
  },
}

type Told = Pick<ApplicationStatusMail, 'applicationNumber' | 'course' | 'note'>

/** Writes what an application's status means, then `more`. */
export const statusContent = (
  { applicationNumber, course, note }: Told,
  named: Named,
  { status, meaning, more, link }: { status: string; meaning: Meaning; more: Paragraph[]; link: Paragraph },
): Content => ({
  subject: `आपका आवेदन ${applicationNumber}: ${status}`,
  body: [
    { text: meaning(`${named.course(course)} में प्रवेश के लिए आपका आवेदन ${applicationNumber}`) },
    ...more,
    ...(note ? [{ text: 'कार्यालय का संदेश:' }, typed(note)] : []),
    link,
    contact(named),
  ],
})

export const statusMail: Template<ApplicationStatusMail> = (mail, named) =>
  statusContent(mail, named, {
    status: meanings[mail.status].status,
    meaning: meanings[mail.status].about,
    more: [],
    link: steps(named),
  })
