import encodeQR from 'qr';

/** A text as a QR code, drawn as one shape; dark on white whatever the page's colours, since cameras want it so. */
export function Code({ text, name }: { text: string; name: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: 4 });
  const size = rows.length;
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg class="code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
