import { ID_STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import { MOTIVO_DO_REPORTE } from '@rateia/domain/grupos/reporte';
import sharp from 'sharp';
import type { Gente } from './gente.ts';
import { cadastrarPessoas, recarregar } from './gente.ts';
import type { GrupoSemeado } from './grupos.ts';
import { criarGrupo, entrar } from './grupos.ts';
import type { MundoPassado } from './mundo.ts';

const QUANTAS = 4;
const SALDO = 40_000;
const ADEUS = 'Quem administrava pediu para encerrar, e ninguém quis assumir.';

type Operacao = { readonly suporte: Gente; readonly lider: Gente };

/**
 * Four people of their own: two whose groups ended today, one with other seats on offer and one among friends, where
 * nothing stands in its place; and one who reported a group with a picture as evidence (REGRAS 2.9, 2.28).
 */
export async function semearPerdidos(
  mundo: MundoPassado,
  { desde, suporte, lider }: Operacao & { readonly desde: number },
): Promise<void> {
  const [dona, membro, amigo, atenta] = await cadastrarPessoas(mundo, QUANTAS, desde);
  if (!dona || !membro || !amigo || !atenta) throw new Error('the lost groups need people');
  await recarregar(
    mundo,
    [membro, amigo].map((quem) => ({ quem, valor: SALDO })),
  );
  const publico = await criarGrupo(mundo, { admin: dona, servico: 'Canva', nome: 'Canva da oficina' });
  if (publico.statusId === ID_STATUS_GRUPO.triagem)
    await mundo.chamar('aprovarGrupo', { id: publico.id, mensagem: '' }, suporte);
  const privado = await criarGrupo(mundo, {
    admin: dona,
    servico: 'Personalizado',
    privado: true,
    nome: 'Churrasqueira do prédio',
  });
  const { link } = await mundo.chamar('createLinkDeConvite', { id: privado.id, usos: 1 }, dona);
  await mundo.chamar('aceitarConviteDoGrupo', { id: link.split('/').at(-1) }, amigo);
  await mundo.assentar();
  await perder(mundo, { grupo: publico, membro, lider });
  await perder(mundo, { grupo: privado, membro: amigo, lider });
  await reportarComProva(mundo, atenta);
}

async function perder(
  mundo: MundoPassado,
  { grupo, membro, lider }: { readonly grupo: GrupoSemeado; readonly membro: Gente; readonly lider: Gente },
): Promise<void> {
  const { composicao } = await mundo.chamar('getGrupo', { id: grupo.id }, membro);
  await entrar(mundo, { grupo, membros: [membro], valorTotal: composicao.totalHoje });
  await mundo.chamar('cancelarGrupo', { id: grupo.id, mensagem: ADEUS }, lider);
  await mundo.assentar();
}

/** A report that waits for the staff, with the picture of what its person saw. */
async function reportarComProva(mundo: MundoPassado, quem: Gente): Promise<void> {
  const { itens } = await mundo.chamar('getGrupos', {}, quem);
  const { id } = await mundo.chamar(
    'createReporte',
    {
      id: itens[0]?.id,
      motivo: MOTIVO_DO_REPORTE.pagamentoPorFora.id,
      texto: 'Antes de eu entrar, quem administra pediu o pagamento direto na conta dele. Mando a imagem do pedido.',
      comConversa: false,
    },
    quem,
  );
  const desenho = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="480"><rect width="720" height="480" fill="#e9efe9"/>
    <rect x="60" y="70" width="460" height="110" rx="24" fill="#ffffff"/><rect x="200" y="230" width="460" height="150" rx="24" fill="#d6f0cf"/>
    <text x="90" y="135" font-family="sans-serif" font-size="26">Tem vaga. Paga direto na minha conta?</text>
    <text x="230" y="315" font-family="sans-serif" font-size="26">Fora do site? Acho estranho.</text></svg>`;
  const bytes = await sharp(Buffer.from(desenho)).jpeg().toBuffer();
  await mundo.enviar('createAnexoDoChamado', { bytes, campos: {}, caminho: { id } }, quem);
}
