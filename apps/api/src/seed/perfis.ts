import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { conferirIndicacoes } from '../features/indicacao/indicacoes/conferir-indicacoes.ts';
import { arquivoDaFoto, enderecoDaFoto, LADO_DA_FOTO } from '../features/perfil/foto/endereco-da-foto.ts';
import type { Gente } from './gente.ts';
import { todos } from './gente.ts';
import type { MundoPassado } from './mundo.ts';

const PELES = ['#f1c9a5', '#d9a074', '#a8714a', '#7a4a2e', '#e3b48c'] as const;
const CABELOS = ['#2b1d14', '#5a3a22', '#111111', '#8a5a2b', '#b9b2aa'] as const;
const FUNDOS = ['#cfe5e6', '#fbe3bd', '#d9e7d0', '#e6dcf0', '#f3d9d6'] as const;

/** Small network, faces drawn by us, and two reports, which a newcomer expects to find in the profiles. */
export async function semearPerfis(mundo: MundoPassado, gente: readonly Gente[]): Promise<void> {
  const [rafael, marina, ...outros] = gente;
  if (rafael === undefined || marina === undefined) throw new Error('the profiles need people');
  await darRostos(mundo, [rafael, marina, ...outros.slice(3, 9)]);
  const amigos = outros.slice(3, 7);
  const { cod_indicacao: codigo } = await mundo.aplicacao.deps.db
    .selectFrom('usuarios')
    .select('cod_indicacao')
    .where('id', '=', marina.id)
    .executeTakeFirstOrThrow();
  await todos([rafael, ...amigos], (amigo) =>
    mundo.chamar('convidarParaRede', { idUsuario: marina.id, codigo }, amigo),
  );
  // Two of them came by her link: the worker writes them down, and follows their first subscription (REGRAS 2.13).
  await mundo.aplicacao.deps.db
    .updateTable('usuarios')
    .set({ indicado_por: marina.id })
    .where(
      'id',
      'in',
      amigos.slice(0, 2).map(({ id }) => id),
    )
    .execute();
  await conferirIndicacoes(mundo.aplicacao.deps);
  for (const amigo of [rafael, ...amigos.slice(0, 2)]) {
    await mundo.chamar('aceitarConvite', { idUsuario: amigo.id }, marina);
  }
  await mundo.chamar('updateRelacionamento', { idUsuario: amigos[0]?.id, relacionamento: 1_001 }, marina);
  await mundo.chamar('updateVisibilidade', { apareceNaBusca: true }, rafael);
  await mundo.chamar(
    'createChamado',
    { categoria: 4, texto: 'No celular, a lista de grupos volta para o topo quando eu abro um grupo e volto.' },
    marina,
  );
  await mundo.chamar(
    'createChamado',
    { categoria: 1, texto: 'Paguei a mensalidade por Pix ontem à noite e queria o comprovante para o meu contador.' },
    rafael,
  );
}

async function darRostos(mundo: MundoPassado, pessoas: readonly Gente[]): Promise<void> {
  const { db, gateways } = mundo.aplicacao.deps;
  await todos(
    pessoas.map((pessoa, n) => ({ pessoa, n })),
    async ({ pessoa, n }) => {
      const codigo = randomBytes(16).toString('hex');
      const bytes = await sharp(Buffer.from(rosto(n, { comprido: pessoa.nome.endsWith('a') })))
        .webp({ quality: 82 })
        .toBuffer();
      const { situacao } = await gateways.arquivos.guardar(arquivoDaFoto(codigo), bytes);
      if (situacao !== 'ok') throw new Error(`a face was not kept: ${situacao}`);
      await db
        .updateTable('usuarios')
        .set({ imagem: enderecoDaFoto(codigo) })
        .where('id', '=', pessoa.id)
        .execute();
    },
  );
}

function da(lista: readonly string[], n: number): string {
  return lista[n % lista.length] ?? '#000000';
}

/** An invented face of no real person. */
function rosto(n: number, { comprido }: { readonly comprido: boolean }): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${LADO_DA_FOTO}" height="${LADO_DA_FOTO}" viewBox="0 0 160 160">
  <rect width="160" height="160" fill="${da(FUNDOS, n)}"/>
  ${comprido ? `<path d="M40 124V66c0-30 18-46 40-46s40 16 40 46v58z" fill="${da(CABELOS, n)}"/>` : ''}
  <path d="M28 160c4-34 26-48 52-48s48 14 52 48z" fill="#00686e"/>
  <rect x="68" y="92" width="24" height="28" rx="10" fill="${da(PELES, n + 1)}"/>
  <ellipse cx="80" cy="70" rx="32" ry="38" fill="${da(PELES, n + 1)}"/>
  <path d="M46 66c0-30 16-42 34-42s36 12 34 44c-8-6-12-20-18-24-12 8-34 4-42 6-4 4-4 12-8 16z" fill="${da(CABELOS, n)}"/>
  <circle cx="68" cy="72" r="3.5" fill="#10282d"/><circle cx="92" cy="72" r="3.5" fill="#10282d"/>
  <path d="M70 88c6 6 14 6 20 0" fill="none" stroke="#10282d" stroke-width="3" stroke-linecap="round"/>
</svg>`;
}
