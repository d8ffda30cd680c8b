import { readFileSync } from 'node:fs';
import { sample } from '@/lib/sample-brand/dataset';
import { answerTo } from '@/lib/sample-brand/answers';
import { read } from '@/lib/sample-brand/reading/read';
for (const q of process.argv.slice(2)) { const r = read(q, sample); console.log('\n>>', q);
 if ('asked' in r) { const a = answerTo(sample, r.asked); console.log(JSON.stringify(r.asked)); console.log(a.question,'\n',a.headline,'\n',a.detail); if(process.env.FULL) console.log(JSON.stringify(a.query), JSON.stringify(a.table), JSON.stringify(a.chart).slice(0,500)); } else console.log(r.doubt, r.unplaced, r.nearest.slice(0,1).map(n=>JSON.stringify(n)), answerTo(sample,r.nearest[0]!).headline); }
