import type english from '../en/registration.ts'

const registration: typeof english = {
  before: {
    dates: 'अपने पाठ्यक्रम की तिथियों के बीच आवेदन करें। योग्यता सूची (मेरिट लिस्ट) इसी वेबसाइट पर आएगी।',
    ready: 'अपने अंकपत्र और प्रमाण-पत्र: फ़ोन से उनका फोटो खींचकर यहीं जोड़ें, साथ में अपना फोटो और हस्ताक्षर भी।',
  },
  programmes: {
    title: (session) => `पाठ्यक्रम ${session}`,
    openNow: (courses) => `अभी खुले हैं: ${courses}`,
    others: (count: number) => (count === 1 ? '1 और पाठ्यक्रम' : `${count} और पाठ्यक्रम`),
    programmeStatuses: { open: 'अभी खुला है', before: 'अभी नहीं खुला', closed: 'बंद' },
    seats: 'सीटें',
    fee: 'शुल्क',
    rupees: (amount) => `₹${amount}`,
    opens: 'आवेदन कब से',
    closes: 'आवेदन कब तक',
    list: (number) => ['पहली सूची', 'दूसरी सूची', 'तीसरी सूची'][number - 1] ?? `सूची ${number}`,
    listOn: (list, day, until) => `${list}: ${day}, प्रस्ताव ${until} तक`,
    indiaTime: 'सभी समय भारतीय समय के अनुसार हैं।',
    withoutProgramme:
      'इस पाठ्यक्रम की तिथियाँ यहाँ नहीं हैं। यह फ़ॉर्म भेजें। फिर उसे प्रिंट करके हस्ताक्षर करें और अंकपत्रों की फोटोकॉपी के साथ काउंटर पर जमा करें। सीटें खाली हैं या नहीं, यह कार्यालय बताएगा।',
    optionClosed: (course) => `${course} – बंद`,
    optionBefore: (course) => `${course} – अभी नहीं खुला`,
    openUntil: (time) => `आवेदन ${time} तक लिए जाएँगे। अंक और दस्तावेज़ अगले चरणों में माँगे जाएँगे।`,
    notYet: (time) =>
      `इस पाठ्यक्रम के आवेदन ${time} से लिए जाएँगे। आपने जो भरा है, वह तब तक इसी डिवाइस पर सुरक्षित रहेगा।`,
    over: (time) => `इस पाठ्यक्रम के आवेदन ${time} को बंद हो चुके हैं। कृपया दूसरा पाठ्यक्रम चुनें, या कार्यालय से पूछें।`,
  },
}

export default registration
