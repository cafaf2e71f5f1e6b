import { describe, expect, it } from 'vitest'
import { krutiDevToUnicode } from './to-unicode.ts'

const sentences: readonly (readonly [krutiDev: string, unicode: string])[] = [
  [
    'leLr Nk=&Nk=kvksa dks lwfpr fd;k tkrk gS fd egkfo|ky; fnukad 5 tqykbZ 2026 dks [kqysxkA',
    'समस्त छात्र-छात्राओं को सूचित किया जाता है कि महाविद्यालय दिनांक 5 जुलाई 2026 को खुलेगा।',
  ],
  [
    'Lukrd izFke o"kZ esa izos\'k gsrq vkWuykbu vkosnu izkjEHk gks x;s gSaA',
    'स्नातक प्रथम वर्ष में प्रवेश हेतु ऑनलाइन आवेदन प्रारम्भ हो गये हैं।',
  ],
  ["ijh{kk 'kqYd tek djus dh vfUre frfFk c<+k nh xbZ gSA", 'परीक्षा शुल्क जमा करने की अन्तिम तिथि बढ़ा दी गई है।'],
  ['d`i;k le; ls mifLFkr gksaA', 'कृपया समय से उपस्थित हों।'],
  [
    "nhikoyh vodk'k% egkfo|ky; 7 ls 11 uoEcj rd cUn jgsxkA",
    'दीपावली अवकाश: महाविद्यालय 7 से 11 नवम्बर तक बन्द रहेगा।',
  ],
  ['fo"k;% Nk=o`fÙk vkosnu ds lEcU/k esa', 'विषय: छात्रवृत्ति आवेदन के सम्बन्ध में'],
  ["Hkkjrh; lafo/kku fnol ij O;k[;ku ,oa iz'uksÙkjh", 'भारतीय संविधान दिवस पर व्याख्यान एवं प्रश्नोत्तरी'],
  ["dk;kZy; vkns'k la[;k 45@2026", 'कार्यालय आदेश संख्या 45/2026'],
  [
    "lHkh f'k{kd ,oa f'k{k.ksÙkj deZpkjh cSBd esa mifLFkr jgsaA",
    'सभी शिक्षक एवं शिक्षणेत्तर कर्मचारी बैठक में उपस्थित रहें।',
  ],
  ["fcuk ifjp;&i= ds izos'k oftZr gSA", 'बिना परिचय-पत्र के प्रवेश वर्जित है।'],
  [
    'iqLrdky; izkr% 10%00 cts ls lk;a 5%00 cts rd [kqyk jgrk gSA',
    'पुस्तकालय प्रातः 10:00 बजे से सायं 5:00 बजे तक खुला रहता है।',
  ],
  ['xzh"ekodk\'k ds mijkUr d{kk,¡ iqu% vkjEHk gksaxhA', 'ग्रीष्मावकाश के उपरान्त कक्षाएँ पुनः आरम्भ होंगी।'],
  ["lkekU; oxZ dk 'kqYd #i;s 3]500 gSA", 'सामान्य वर्ग का शुल्क रुपये 3,500 है।'],
  ["foyEc 'kqYd #- 100 izfr lIrkg ns; gksxkA", 'विलम्ब शुल्क रु. 100 प्रति सप्ताह देय होगा।'],
  ["'kqYd izfriwfrZ gsrq vk; izek.k&i= vfuok;Z gSA", 'शुल्क प्रतिपूर्ति हेतु आय प्रमाण-पत्र अनिवार्य है।'],
  ["fu/kZu Nk=ksa dks fu%'kqYd iqLrdsa nh tk,¡xhA", 'निर्धन छात्रों को निःशुल्क पुस्तकें दी जाएँगी।'],
  ['d`i;k jlhn lqjf{kr j[ksaA', 'कृपया रसीद सुरक्षित रखें।'],
  ["/kjksgj /kujkf'k okil dj nh tk;sxhA", 'धरोहर धनराशि वापस कर दी जायेगी।'],
  ['fnukad 01&08&2026 ls 15&08&2026 rd', 'दिनांक 01-08-2026 से 15-08-2026 तक'],
  ["l= 2026&27 dk 'kSf{kd iapkax", 'सत्र 2026-27 का शैक्षिक पंचांग'],
  ["fnukad 20@11@2026 ¼'kqØokj½ dks vijkà 2 cts", 'दिनांक 20/11/2026 (शुक्रवार) को अपराह्न 2 बजे'],
  ['iwokZà 11-30 cts ls ijh{kk gksxhA', 'पूर्वाह्न 11.30 बजे से परीक्षा होगी।'],
  ["dqy vad ƒåå esa ls …… vad izkIr djuk vko';d gSA", 'कुल अंक १०० में से ३३ अंक प्राप्त करना आवश्यक है।'],
  ["75 izfr'kr mifLFkfr vfuok;Z gSA", '75 प्रतिशत उपस्थिति अनिवार्य है।'],
  ["vuq'kklu lfefr ¼dqykuq'kkld e.My½", 'अनुशासन समिति (कुलानुशासक मण्डल)'],
  ['jSfxax fu"ks/k lfefr dk xBu fd;k x;k gSA', 'रैगिंग निषेध समिति का गठन किया गया है।'],
  ['Nk= f\'kdk;r fuokj.k izdks"B', 'छात्र शिकायत निवारण प्रकोष्ठ'],
  ['vkUrfjd xq.koÙkk lqfu\'p;u izdks"B', 'आन्तरिक गुणवत्ता सुनिश्चयन प्रकोष्ठ'],
  ['efgyk mRihM+u fojks/kh lfefr dh v/;{k', 'महिला उत्पीड़न विरोधी समिति की अध्यक्ष'],
  ['jk"Vªh; lsok ;kstuk ds dk;ZØe vf/kdkjh', 'राष्ट्रीय सेवा योजना के कार्यक्रम अधिकारी'],
  ["MkW- jkes'oj izlkn feJ] izkpk;Z", 'डॉ. रामेश्वर प्रसाद मिश्र, प्राचार्य'],
  ['eq[; fu;Urk ,oa iqLrdky;k/;{k', 'मुख्य नियन्ता एवं पुस्तकालयाध्यक्ष'],
  ['vuqlwfpr tkfr] vuqlwfpr tutkfr ,oa vU; fiNM+k oxZ', 'अनुसूचित जाति, अनुसूचित जनजाति एवं अन्य पिछड़ा वर्ग'],
  ['vkfFkZd :i ls detksj oxZ ds vH;FkhZ', 'आर्थिक रूप से कमजोर वर्ग के अभ्यर्थी'],
  [
    'LFkkukUrj.k izek.k&i= ,oa pfj= izek.k&i= dh ewy izfr',
    'स्थानान्तरण प्रमाण-पत्र एवं चरित्र प्रमाण-पत्र की मूल प्रति',
  ],
  ["izFke ;ksX;rk lwph iznf'kZr dj nh xbZ gS", 'प्रथम योग्यता सूची प्रदर्शित कर दी गई है'],
  ['ewy fuokl izek.k&i= layXu djsaA', 'मूल निवास प्रमाण-पत्र संलग्न करें।'],
  ["fnO;kaxtu gsrq 5 izfr'kr {kSfrt vkj{k.k", 'दिव्यांगजन हेतु 5 प्रतिशत क्षैतिज आरक्षण'],
  ['vLohd`r vkosnuksa dh lwph uhps nh xbZ gS', 'अस्वीकृत आवेदनों की सूची नीचे दी गई है'],
  [
    "fo|kfFkZ;ksa] f}rh;] fLFkfr] fu;qfDr] izfØ;k] mís';",
    'विद्यार्थियों, द्वितीय, स्थिति, नियुक्ति, प्रक्रिया, उद्देश्य',
  ],
  ['drZO;] iw.kZ] LokFkZ] dk;kZy;ksa] vkpk;ks±', 'कर्तव्य, पूर्ण, स्वार्थ, कार्यालयों, आचार्यों'],
  ["'kqYd ugha] Qhl vkSj t+ehu] d+ye] xzkeh.k {ks=", 'शुल्क नहीं, फीस और ज़मीन, क़लम, ग्रामीण क्षेत्र'],
  ['J)katfy] Je] foKku] KkuksRlo] ;K', 'श्रद्धांजलि, श्रम, विज्ञान, ज्ञानोत्सव, यज्ञ'],
  ['_.k] Å¡pkbZ] vkS"kf/k] ,sfrgkfld] bZekunkj', 'ऋण, ऊँचाई, औषधि, ऐतिहासिक, ईमानदार'],
  ['^LoPN Hkkjr* vkSj ÞlR;eso t;rsß', '‘स्वच्छ भारत’ और “सत्यमेव जयते”'],
  ['vf/kd tkudkjh ds fy, office@college.test ij fy[ksaA', 'अधिक जानकारी के लिए office@college.test पर लिखें।'],
  ['https://example.org/form?id=7 ij QkWeZ HkjsaA', 'https://example.org/form?id=7 पर फॉर्म भरें।'],
  [
    'NCC rFkk NSS ds Lo;alsod Online vkosnu djsa ¼PDF layXu½',
    'NCC तथा NSS के स्वयंसेवक Online आवेदन करें (PDF संलग्न)',
  ],
  ['B.A. ,oa B.Sc. ds III lsesLVj dh le;&lkj.kh', 'B.A. एवं B.Sc. के III सेमेस्टर की समय-सारणी'],
  ['ejEer@fuekZ.k dk;Z gsrq fufonk', 'मरम्मत/निर्माण कार्य हेतु निविदा'],
]

describe('What an office typed for Kruti Dev', () => {
  it('is covered by fifty sentences', () => expect(sentences).toHaveLength(50))

  it.each(sentences)('%s', (krutiDev, unicode) => {
    expect(krutiDevToUnicode(krutiDev)).toBe(unicode.normalize('NFC'))
  })

  it('is converted quickly, whatever it is', () => {
    for (const part of ['D', '[', 'a', 'fZ', 'ab.', '*', 'egkfo|ky; ']) {
      const started = process.cpuUsage()
      krutiDevToUnicode(part.repeat(5_000))
      // The processor's time, because a busy machine takes longer.
      expect(process.cpuUsage(started).user / 1_000, part).toBeLessThan(500)
    }
  })
})
