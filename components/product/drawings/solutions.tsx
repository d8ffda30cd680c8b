import { colours } from '@/lib/brand/colours';
import { IconShape } from '../../ui/icon';
import { acrossTo, Dots, Drawing, Level, Rings, rowOf, TaperedDots } from './dots';

/** Eight streams of data run together and come out as one ranked sheet. */
export function OctominePicture() {
  const lengths = [11, 9, 8, 6, 4, 3] as const;
  const streams = ['teal-300', 'coral-400', 'mist-dim', 'teal-300'] as const;
  return (
    <Drawing ground="ink-800">
      {Array.from({ length: 8 }, (_, stream) => (
        <TaperedDots
          key={stream}
          curve={acrossTo([-10, 24 + stream * 50], [262, 172 + stream * 8])}
          from={14}
          to={4}
          colour={streams[stream % streams.length] ?? 'teal-300'}
        />
      ))}
      <rect x="288" y="52" width="310" height="296" rx="22" fill={colours.paper} />
      {lengths.map((count, row) => (
        <Dots
          key={count}
          d={rowOf(326, 96 + row * 42, count, 23)}
          size={17}
          gap={23}
          colour={row === 0 ? 'coral-400' : 'teal-600'}
        />
      ))}
    </Drawing>
  );
}

/** A question, and the range of what follows from it. */
export function AskPicture() {
  const start = [318, 250] as const;
  return (
    <Drawing ground="teal-100">
      <path
        fill={colours['ink-900']}
        d="M74 44h196a24 24 0 0 1 24 24v72a24 24 0 0 1-24 24H140l-40 40v-40H74a24 24 0 0 1-24-24V68a24 24 0 0 1 24-24Z"
      />
      <Dots d={rowOf(124, 104, 3, 48)} size={22} gap={48} colour="coral-400" />
      <path fill={colours.white} d="M318 250C457 250 457 92 596 92V364C457 364 457 250 318 250Z" />
      <TaperedDots curve={acrossTo(start, [596, 92])} from={6} to={12} colour="mist-dim" />
      <TaperedDots curve={acrossTo(start, [596, 214])} from={15} to={20} colour="teal-600" />
      <TaperedDots curve={acrossTo(start, [596, 364])} from={6} to={12} colour="mist-dim" />
      <Dots d={rowOf(60, 250, 9, 29)} size={15} gap={29} colour="teal-600" />
    </Drawing>
  );
}

const senders = ['whatsapp', 'slack', 'mail'] as const;

/** A metric falls through its limit, and the message goes out three ways. */
export function OctosensePicture() {
  const fall = [96, 88, 104, 96, 112, 108, 148, 196] as const;
  return (
    <Drawing ground="sand">
      {fall.map((y, week) => (
        <circle key={week} cx={52 + week * 42} cy={y} r="10" fill={colours['teal-600']} />
      ))}
      <Level d="M36 230H420" />
      <Rings d="M388 268h.1" size={58} colour="coral-600" ground="sand" />
      <circle cx="388" cy="268" r="15" fill={colours['coral-600']} />
      {senders.map((icon, row) => {
        const y = 108 + row * 96;
        return (
          <g key={icon}>
            <TaperedDots
              curve={acrossTo([424, 268], [532, y])}
              from={8}
              to={4}
              colour="coral-600"
            />
            <circle cx="566" cy={y} r="34" fill={colours.white} />
            <IconShape name={icon} x={549} y={y - 17} size={34} colour="ink-900" />
          </g>
        );
      })}
    </Drawing>
  );
}
