import type english from '../en/registration.ts'

const registration: typeof english = {
  before: {
    dates: 'तुमच्या अभ्यासक्रमासाठी दिलेल्या तारखांमध्ये अर्ज करा. त्यानंतर गुणवत्ता यादी (मेरिट लिस्ट) याच संकेतस्थळावर लागते.',
    ready: 'तुमच्या गुणपत्रिका आणि प्रमाणपत्रे, तुमचा फोटो आणि सही. मोबाइलने त्यांचे फोटो काढून ते इथेच जोडता येतात.',
  },
  programmes: {
    title: (session) => `अभ्यासक्रम ${session.replace('-', '–')}`,
    openNow: (courses) => `सध्या सुरू: ${courses}`,
    others: (count: number) => (count === 1 ? 'आणखी 1 अभ्यासक्रम' : `आणखी ${count} अभ्यासक्रम`),
    programmeStatuses: { open: 'अर्ज सुरू', before: 'अर्ज अजून सुरू नाहीत', closed: 'अर्ज बंद' },
    seats: 'जागा',
    fee: 'शुल्क',
    rupees: (amount) => `₹${amount}`,
    opens: 'अर्ज कधीपासून',
    closes: 'अर्ज कधीपर्यंत',
    list: (number) => ['पहिली यादी', 'दुसरी यादी', 'तिसरी यादी'][number - 1] ?? `यादी ${number}`,
    listOn: (list, day, until) => `${list}: ${day}, जागावाटप ${until} पर्यंत`,
    indiaTime: 'सर्व वेळा भारतीय वेळेनुसार आहेत.',
    withoutProgramme:
      'या अभ्यासक्रमाच्या तारखा इथे नाहीत. हा फॉर्म पाठवा, त्याची प्रिंट काढून सही करा, आणि गुणपत्रिकांच्या झेरॉक्स प्रतींसह काउंटरवर द्या. जागा शिल्लक आहेत का, ते कार्यालय सांगेल.',
    optionClosed: (course) => `${course} – अर्ज बंद`,
    optionBefore: (course) => `${course} – अर्ज अजून सुरू नाहीत`,
    openUntil: (time) => `${time} पर्यंत अर्ज करा. गुण आणि कागदपत्रे पुढच्या टप्प्यांत विचारली जातात.`,
    notYet: (time) =>
      `या अभ्यासक्रमासाठी ${time} पासून अर्ज करता येईल. तुम्ही भरलेली माहिती तोपर्यंत याच डिव्हाइसवर राहते.`,
    over: (time) => `या अभ्यासक्रमाचे अर्ज ${time} वाजता बंद झाले. दुसरा अभ्यासक्रम निवडा, किंवा कार्यालयाला विचारा.`,
  },
}

export default registration
