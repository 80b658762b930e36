import sharp from 'sharp';
import { emTransacao } from '../db/banco.ts';
import { decidirSobreIdentidade } from '../features/cadastro/index.ts';
import type { Gente } from './gente.ts';
import type { MundoPassado } from './mundo.ts';

/** A document and a face of no real person, drawn here and marked as such. */
function desenhar(desenho: string): Promise<Buffer> {
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="960" height="600" font-family="sans-serif">${desenho}
      <text x="480" y="330" font-size="76" font-weight="700" text-anchor="middle" fill="#b0231f" opacity=".35"
        transform="rotate(-18 480 300)">DEMONSTRAÇÃO</text></svg>`),
  )
    .jpeg()
    .toBuffer();
}

function rosto(x: number, y: number, tamanho: number, tom: string): string {
  return `<g transform="translate(${x} ${y}) scale(${tamanho})"><circle cx="0" cy="0" r="60" fill="${tom}"/>
    <path d="M-62-8a62 62 0 0 1 124 0c-20-22-104-22-124 0z" fill="#3a2a22"/>
    <circle cx="-22" cy="2" r="6" fill="#221a16"/><circle cx="22" cy="2" r="6" fill="#221a16"/>
    <path d="M-20 30q20 14 40 0" stroke="#221a16" stroke-width="5" fill="none"/>
    <path d="M-90 130q90-90 180 0z" fill="#00686e"/></g>`;
}

const TONS = ['#c98d68', '#8d5a3b', '#e0b08f', '#6f4630'];
function tomDe({ id }: Gente): string {
  return TONS[id % TONS.length] ?? '#c98d68';
}

function frente(quem: Gente): Promise<Buffer> {
  return desenhar(`<rect width="960" height="600" fill="#dfe9df"/><rect width="960" height="90" fill="#2f6b52"/>
    <text x="40" y="60" font-size="38" fill="#fff">DOCUMENTO INVENTADO</text>${rosto(190, 300, 1.6, tomDe(quem))}
    <g font-size="30" fill="#22302a"><text x="380" y="200">Nome</text><text x="380" y="245" font-weight="700">${quem.nome} ${quem.sobrenome}</text>
    <text x="380" y="330">CPF</text><text x="380" y="375" font-weight="700">${quem.cpf}</text></g>`);
}
function verso(quem: Gente): Promise<Buffer> {
  return desenhar(`<rect width="960" height="600" fill="#e6ece6"/><g font-size="30" fill="#22302a">
    <text x="60" y="120">Verso de um documento inventado</text><text x="60" y="200">Registro ${1000 + quem.id}</text></g>
    <rect x="60" y="420" width="840" height="90" fill="#c9d6cd"/>`);
}
function selfie(quem: Gente): Promise<Buffer> {
  return desenhar(`<rect width="960" height="600" fill="#cfe0e6"/>${rosto(480, 290, 2.4, tomDe(quem))}`);
}

/** An official receipt of no real bet: its lines, one below the other. */
export function desenharBilhete(linhas: readonly string[]): Promise<Buffer> {
  const textos = linhas.map((linha, i) => `<text x="60" y="${120 + i * 80}">${linha}</text>`).join('');
  return desenhar(
    `<rect width="960" height="600" fill="#f4f1e8"/><g font-size="44" font-family="monospace" fill="#22302a">${textos}</g>`,
  );
}

async function enviar(mundo: MundoPassado, quem: Gente): Promise<string> {
  for (const [parte, bytes] of [
    ['frente', await frente(quem)],
    ['verso', await verso(quem)],
  ] as const)
    await mundo.enviar('createDocumento', { bytes, campos: { tipoDocumento: 1, parte } }, quem);
  const { validacao } = await mundo.enviar('uploadSelf', { bytes: await selfie(quem), campos: {} }, quem);
  await mundo.chamar('reconhecimentoFacil', { id: validacao.id, consentimento: true }, quem);
  await mundo.assentar();
  return validacao.id;
}

/** The people by the state of their identity check: the machine is sure of the first. */
const PESSOAS = { confirmada: 5, esperando: 24, recusada: 25, comecada: 26 } as const;

/** One of each: confirmed by the machine, waiting for a person, refused with a reason, begun and not sent. */
export async function semearIdentidades(
  mundo: MundoPassado,
  gente: readonly Gente[],
  operadorId: number,
): Promise<void> {
  function quem(nome: keyof typeof PESSOAS): Gente {
    const pessoa = gente[PESSOAS[nome]];
    if (pessoa === undefined) throw new Error('the scenario needs people');
    return pessoa;
  }
  await enviar(mundo, quem('confirmada'));
  await enviar(mundo, quem('esperando'));
  const idPublico = await enviar(mundo, quem('recusada'));
  const { deps } = mundo.aplicacao;
  const decidida = await emTransacao(deps.db, (trx) =>
    decidirSobreIdentidade(trx, deps, {
      idPublico,
      operadorId,
      evento: 'recusar',
      motivo: 'ilegivel',
      mensagem: 'O reflexo cobre a data de nascimento. Tente perto de uma janela, sem flash.',
      agora: mundo.agora(),
    }),
  );
  if (!decidida.ok) throw new Error(`the identity was not decided: ${decidida.motivo}`);
  const comecada = quem('comecada');
  const campos = { tipoDocumento: 2, parte: 'frente' };
  await mundo.enviar('createDocumento', { bytes: await frente(comecada), campos }, comecada);
}
