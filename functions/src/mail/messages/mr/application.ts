import type { DecidedStatus } from '@prangan/contract/schemas/admissions'
import type { ApplicationReceivedMail } from '@prangan/contract/schemas/application-mail'
import type { ApplicationStatusMail } from '@prangan/contract/schemas/mail'
import { type Content, type Named, type Paragraph, type Template, typed } from '../../templates/content.ts'

const steps = ({ page }: Named): Paragraph => ({ link: page('/admission-procedure'), text: 'प्रवेशाचे टप्पे' })

export const contact = ({ office }: Named): Paragraph => ({
  text: `काही विचारायचे असल्यास ${office} वर लिहा आणि तुमचा अर्ज क्रमांक द्या.`,
})

type Received = Pick<ApplicationReceivedMail, 'applicationNumber' | 'course'>

/** Writes that an application was received; `next` says what to do. */
export const receivedContent = (
  { applicationNumber, course }: Received,
  named: Named,
  next: Paragraph[],
): Content => ({
  subject: `तुमचा अर्ज ${applicationNumber}`,
  body: [
    { text: `${named.course(course)}: प्रवेशासाठीचा तुमचा अर्ज महाविद्यालयाला मिळाला. त्याचा क्रमांक:` },
    { code: applicationNumber },
    ...next,
    steps(named),
    contact(named),
    {
      text: 'हा अर्ज तुमचा नसेल, तर कोणीतरी आपला ई-मेल पत्ता चुकीचा लिहिला आहे. कार्यालयाला कळवा, आम्ही तुमचा पत्ता काढून टाकू.',
    },
  ],
})

export const receivedMail: Template<ApplicationReceivedMail> = (mail, named) =>
  receivedContent(mail, named, [
    {
      text: named.fill(
        'पुढे काय: सही केलेला फॉर्म काउंटरवर द्या. सोबत गुणपत्रिका आणि प्रमाणपत्रांच्या झेरॉक्स प्रती द्या; प्रत्येक प्रतीवर स्वतः सही करा (स्वसाक्षांकित). अर्जाच्या शेवटच्या तारखेनंतर {{meritListWithin}} संकेतस्थळावर गुणवत्ता यादी लागते. यादीत तुमचे नाव असल्यास सर्व मूळ कागदपत्रे घेऊन प्रवेश समुपदेशनासाठी (काउन्सेलिंग) या.',
      ),
    },
  ])

type Meaning = (application: string) => string

export const meanings: Readonly<Record<DecidedStatus, { status: string; about: Meaning }>> = {
  new: {
    status: 'पुन्हा विचारात',
    about: (application) => `${application} पुन्हा विचारात घेतला आहे. आम्ही त्याची पुन्हा छाननी करू.`,
  },
  'in review': {
    status: 'छाननी सुरू',
    about: (application) => `${application}: प्रवेश समिती छाननी करत आहे.`,
  },
  accepted: { status: 'मंजूर', about: (application) => `${application} मंजूर झाला आहे.` },
  waiting: { status: 'प्रतीक्षा यादीत', about: (application) => `${application} प्रतीक्षा यादीत आहे.` },
  rejected: { status: 'नामंजूर', about: (application) => `क्षमस्व, ${application} मंजूर होऊ शकला नाही.` },
}

type Told = Pick<ApplicationStatusMail, 'applicationNumber' | 'course' | 'note'>

/** Writes what an application's status means, then `more`. */
export const statusContent = (
  { applicationNumber, course, note }: Told,
  named: Named,
  { status, meaning, more, link }: { status: string; meaning: Meaning; more: Paragraph[]; link: Paragraph },
): Content => ({
  subject: `तुमचा अर्ज ${applicationNumber}: ${status}`,
  body: [
    { text: meaning(`तुमचा अर्ज ${applicationNumber} (${named.course(course)})`) },
    ...more,
    ...(note ? [{ text: 'कार्यालयाचा संदेश:' }, typed(note)] : []),
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
