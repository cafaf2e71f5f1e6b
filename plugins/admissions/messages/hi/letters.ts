import { hindiDates } from '@prangan/contract/messages/hi/dates'
import { amountInWords } from '../../contract/amount-in-words.ts'
import type english from '../en/letters.ts'
import { numberWords } from './number-words.ts'
import { payment } from './payment.ts'

const letters: typeof english = {
  payment,
  dates: hindiDates,
  number: (number) => `आवेदन संख्या: ${number}`,
  date: (day) => `तिथि: ${day}`,
  father: (name) => `पिता का नाम: ${name}`,
  signs: { applicant: 'आवेदक', office: 'प्रवेश कार्यालय', principal: 'प्राचार्य' },
  open: 'अनारक्षित',
  category: ({ name }) => name,
  facts: {
    list: 'योग्यता सूची',
    under: 'सीट का वर्ग',
    fee: 'शुल्क',
    cautionMoney: 'इसमें सिक्योरिटी (वापस होने वाली राशि)',
    payFrom: 'शुल्क कब से जमा होगा',
    payTo: 'शुल्क कब तक जमा होगा',
    paid: 'जमा शुल्क',
    paidOn: 'जमा करने की तिथि',
    reference: 'चालान संख्या या UTR',
    receipt: 'रसीद संख्या',
    receiptDay: 'रसीद की तिथि',
    inWords: 'शब्दों में',
    admittedOn: 'प्रवेश की तिथि',
    withdrawnOn: 'प्रवेश छोड़ने की तिथि',
    kept: 'महाविद्यालय के पास रहने वाली राशि',
    refund: 'वापस की जाने वाली राशि',
    payBy: 'वापस करने की अंतिम तिथि',
    refundPaid: 'वापस करने की तिथि',
  },
  offer: {
    title: 'सीट का प्रस्ताव',
    text: ({ course, session }) =>
      `महाविद्यालय आपको सत्र ${session} के लिए ${course} में सीट का प्रस्ताव देता है। नीचे लिखे समय में शुल्क जमा करने पर यह सीट आपकी होगी।`,
    end: 'शुल्क जमा करके उसकी चालान संख्या या UTR अपने आवेदन के पृष्ठ पर बताएँ, या यह पत्र और मुहर लगा चालान कार्यालय में लाएँ। समय पर शुल्क जमा न हुआ, तो प्रस्ताव समाप्त हो जाएगा और यह सीट सूची में अगले आवेदक को मिलेगी।',
  },
  admission: {
    title: 'प्रवेश स्वीकृति पत्र',
    text: ({ course, session }) =>
      `आपको सत्र ${session} के लिए ${course} में प्रवेश दिया जाता है। सभी मूल दस्तावेज़ जाँचे जाने तक यह प्रवेश अस्थायी है।`,
    end: 'कृपया यह पत्र और अपने मूल अंकपत्र, स्थानान्तरण प्रमाण-पत्र (TC) और अन्य प्रमाण-पत्र लेकर महाविद्यालय आएँ।',
  },
  inWords: (amount) => `रुपये ${amountInWords(amount, numberWords)} मात्र`,
  heads: 'शुल्क के मद',
  total: 'कुल',
  cancelled: 'यह रसीद रद्द है, क्योंकि प्रवेश रद्द किया गया।',
  receipt: {
    title: 'प्रवेश शुल्क की रसीद',
    text: ({ course, session }) => `सत्र ${session} के लिए ${course} में प्रवेश का शुल्क महाविद्यालय को मिल गया है।`,
    end: 'कृपया यह रसीद सँभालकर रखें। सिक्योरिटी महाविद्यालय छोड़ने पर वापस मिलती है।',
  },
  refund: {
    title: 'शुल्क वापसी आदेश',
    text: ({ course, session }) =>
      `आवेदक के कहने पर सत्र ${session} में ${course} का प्रवेश रद्द किया गया। सत्र के नियम के अनुसार नीचे लिखी राशि वापस की जानी है।`,
    end: 'लेखा कार्यालय के लिए: कृपया राशि उसी खाते में भेजें जिससे शुल्क आया था, और इसे दर्ज करें।',
  },
}

export default letters
