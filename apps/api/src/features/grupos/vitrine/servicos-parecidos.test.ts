import { semAcentos } from '@rateia/domain/grupos/busca';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acharServicosEntre } from './servicos-parecidos.ts';

/** Names as catalogues have them: short and long, with figures, signs and accents, and alike. */
const NOMES = [
  'YouTube Premium',
  'YouTube Music',
  'Netflix',
  'Disney+',
  'HBO Max',
  'Prime Vídeo',
  'Globoplay',
  'Paramount+',
  'Apple One',
  'Apple TV+',
  'Apple Music',
  'MUBI',
  'Spotify',
  'Deezer',
  'Tidal',
  'Duolingo',
  'Alura',
  'Canva',
  'Microsoft 365',
  'Google One',
  'Dropbox',
  '1Password',
  'NordVPN',
  'ExpressVPN',
  'Kindle Unlimited',
  'Ubook',
  'Calm',
  'Headspace',
  'Strava',
  'Xbox Game Pass',
  'PlayStation Plus',
  'EA Play',
  'Nintendo Switch Online',
  'Crunchyroll',
  'Looke',
  'Telecine',
  'Premiere',
  'Discovery+',
  'Scribd',
  'Evernote',
];
const achar = acharServicosEntre(NOMES.map((nome, id) => ({ id, nome })));
function nomes(busca: string): readonly (string | undefined)[] {
  return achar(busca).map((id) => NOMES[id]);
}

const LETRAS = 'abcdefghijklmnopqrstuvwxyz';
type Erro = { readonly qual: number; readonly onde: number; readonly letra: number };
/** One slip of a finger: a letter left out, put in, changed for another or for its neighbour; or the words glued. */
function errar(texto: string, { qual, onde, letra }: Erro): string {
  const i = onde % texto.length;
  const outra = LETRAS[letra % LETRAS.length] ?? '';
  const [antes, aqui, depois] = [texto.slice(0, i), texto[i] ?? '', texto.slice(i + 1)];
  const trocado = depois === '' ? texto : `${antes}${depois[0]}${aqui}${depois.slice(1)}`;
  const erros = [antes + depois, antes + outra + texto.slice(i), antes + outra + depois, trocado];
  return erros[qual] ?? texto.replaceAll(' ', '');
}

describe('The services that a search means (spec B§2 /pesquisa)', () => {
  it.each([
    ['netflx', 'Netflix'],
    ['disney plus', 'Disney+'],
    ['globo play', 'Globoplay'],
    ['primevideo', 'Prime Vídeo'],
    ['youtubepremium', 'YouTube Premium'],
    ['spot', 'Spotify'],
    ['HEADSAPCE', 'Headspace'],
    ['mircosoft', 'Microsoft 365'],
  ])('%j finds %s first', (busca, servico) => {
    expect(nomes(busca)[0]).toBe(servico);
  });

  it.each(['', '+', 'xqzwv', 'aluguel de quadra de futebol'])('%j means none', (busca) => {
    expect(nomes(busca)).toEqual([]);
  });

  it('of 500 misspelt names, 95 % find their service among the first ten', () => {
    const erro = fc.record({ qual: fc.nat(4), onde: fc.nat(), letra: fc.nat() });
    const caso = fc.record({ id: fc.nat(NOMES.length - 1), erros: fc.array(erro, { minLength: 1, maxLength: 2 }) });
    const casos = fc.sample(caso, 500).map(({ id, erros }) => {
      const certo = semAcentos(NOMES[id] ?? '');
      // Two slips in a word of seven letters leave too little of it.
      return { id, busca: erros.slice(0, certo.length > 7 ? 2 : 1).reduce(errar, certo) };
    });
    const achados = casos.filter(({ id, busca }) => achar(busca).includes(id));
    expect(achados.length).toBeGreaterThanOrEqual(475);
  });
});
