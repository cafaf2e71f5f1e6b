import { college } from '@prangan/college/config'
import { both, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.principalsMessage.path,
  title: both("Principal's message", 'प्राचार्या का संदेश'),
  description: [
    `The Principal of ${college.name.en} welcomes students and tells them what to expect of their three years here.`,
    `${college.name.hi} की प्राचार्या का संदेश: विद्यार्थियों का स्वागत और यहाँ के तीन वर्षों के लिए कुछ सुझाव।`,
  ],
  lead: both('Sit in the front row.', 'आगे की पंक्ति में बैठिए।'),
  blocks: [
    { kind: 'signature', person: 'principal' },
    {
      kind: 'text',
      paragraphs: texts(
        ['Dear students,', 'प्रिय विद्यार्थियो,'],
        [
          'Every July some hundreds of you walk into the courtyard for the first time, and I can tell from the gate who is the first of the family to enter a college. You stand near the banyan tree, you hold your file with both hands, and you wait for somebody to tell you where to go. If that is you, you are the person this college was made for. Ask anyone.',
          'हर वर्ष जुलाई में आपमें से सैकड़ों विद्यार्थी पहली बार इस प्रांगण में कदम रखते हैं, और मैं द्वार से ही पहचान लेती हूँ कि कौन अपने परिवार से महाविद्यालय आने वाला पहला सदस्य है। बरगद के पास खड़े, अपनी फ़ाइल दोनों हाथों से थामे, आप प्रतीक्षा करते हैं कि कोई बता दे कि जाना कहाँ है। यदि आप उन्हीं में से हैं, तो यह महाविद्यालय आप ही के लिए बना है। किसी से भी पूछ लीजिए।',
        ],
        [
          'My advice for the three years is short. Sit in the front row. Borrow a book in the first week, before you need one. Learn the name of your laboratory attendant as well as that of your teacher. Say in class that you have not understood: you will be speaking for ten others.',
          'तीन वर्षों के लिए मेरी सलाह छोटी-सी है। आगे की पंक्ति में बैठिए। पहले ही सप्ताह में पुस्तकालय से एक पुस्तक लीजिए, उसकी ज़रूरत पड़ने से पहले। अपने शिक्षक के नाम के साथ प्रयोगशाला परिचर का नाम भी जानिए। समझ में न आए, तो कक्षा में कहिए: वह दस और विद्यार्थियों के मन की बात होगी।',
        ],
        [
          'Attendance is not a formality to us. A degree can be earned by cramming guides in the last month, but an education cannot, and employers and examiners notice the difference within five minutes.',
          'उपस्थिति हमारे लिए औपचारिकता नहीं है। अंतिम महीने में कुंजियाँ रटकर डिग्री तो मिल सकती है, शिक्षा नहीं, और नियोक्ता तथा परीक्षक यह अंतर पाँच मिनट में पहचान लेते हैं।',
        ],
        [
          'Join one thing that is not in the syllabus: the NSS camp, the NCC parade, the Literary Club, the kabaddi team. It is there that many of our students first found out what they were good at.',
          'किसी एक ऐसी गतिविधि से अवश्य जुड़िए जो पाठ्यक्रम में नहीं है: एनएसएस का शिविर, एनसीसी की परेड, साहित्य परिषद्, कबड्डी की टीम। हमारे अनेक विद्यार्थियों ने अपनी प्रतिभा पहली बार वहीं पहचानी है।',
        ],
        [
          'And if something goes wrong, at home, with money, with your studies or your health, do not quietly stop coming. My door is open from twelve to one on every working day, without an appointment.',
          'और यदि घर की, पैसों की, पढ़ाई की या स्वास्थ्य की कोई कठिनाई आए, तो चुपचाप आना बंद मत कीजिए। मेरा द्वार हर कार्य दिवस में बारह से एक बजे तक खुला रहता है; पहले से समय लेने की ज़रूरत नहीं।',
        ],
        ['With my blessings and good wishes,', 'आशीर्वाद और शुभकामनाओं सहित,'],
      ),
    },
    { kind: 'signature', person: 'principal' },
  ],
}
