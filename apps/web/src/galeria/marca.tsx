import { Cartao } from '../ui/base/cartao.tsx';
import { Grade, Secao } from '../ui/base/secao.tsx';
import { Logo } from '../ui/marca/logo.tsx';
import { grupo, loteria, manga, neutro, petroleo, tom } from '../ui/tokens.ts';

const amostras: readonly (readonly [string, string, string])[] = [
  ...Object.entries(neutro).map(([nome, hex]) => [nome, `--rt-${nome}`, hex] as const),
  ...petroleo.map((hex, i) => [`petróleo ${i}`, `--rt-p${i}`, hex] as const),
  ...manga.map((hex, i) => [`manga ${i}`, `--rt-m${i}`, hex] as const),
  ...Object.entries(tom).map(([nome, { text }]) => [nome, `--rt-${nome}-text`, text] as const),
  ...Object.entries(grupo).map(([nome, { cor }]) => [nome, `--rt-${nome}`, cor] as const),
  ...Object.entries(loteria).map(([nome, { cor }]) => [nome, `--rt-lot-${nome}`, cor] as const),
];

/** The mark and every colour, by name. */
export function MarcaNaGaleria() {
  return (
    <Secao titulo="Marca e cores">
      <Grade>
        <Cartao>
          <Logo />
        </Cartao>
      </Grade>
      <ul
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))',
          gap: 8,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {amostras.map(([nome, variavel, hex]) => (
          <li key={variavel} style={{ fontSize: 13, overflowWrap: 'anywhere' }}>
            <div
              style={{
                height: 36,
                border: '1px solid var(--rt-line)',
                borderRadius: 10,
                background: `var(${variavel})`,
              }}
            />
            {nome}
            <br />
            {hex.toUpperCase()}
          </li>
        ))}
      </ul>
    </Secao>
  );
}
