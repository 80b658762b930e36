import { ID_ESTADO_VALIDACAO } from '@rateia/domain/cadastro/validacao-conta';
import type { PendenciaDaPessoa } from '@rateia/domain/notificacoes/pendencias';
import { pendencia } from '@rateia/domain/notificacoes/pendencias';
import type { Executor } from '../../db/banco.ts';
import type { FonteDePendencias } from '../../http/feature.ts';
import { pendenciasDe } from './pendencias.ts';
import { contaParaComparar, validacoesDe } from './validacao-conta/repository.ts';

const V = ID_ESTADO_VALIDACAO;

/** Data that the account still lacks, and an identity that was refused (REGRAS 1, 2.5, 2.15). */
export const pendenciasDoCadastro: FonteDePendencias = async (db, { usuarioId }) => [
  ...(await doCadastro(db, usuarioId)),
  ...(await daIdentidade(db, usuarioId)),
];

/** One pendency for all missing steps: the person completes them in one go, on one page. */
async function doCadastro(db: Executor, usuarioId: number): Promise<readonly PendenciaDaPessoa[]> {
  const faltam = await pendenciasDe(db, usuarioId);
  if (faltam.length === 0) return [];
  const passos = new Intl.ListFormat('pt-BR').format(
    faltam.map(({ descricao }) => descricao.replace(/^\S/, minuscula)),
  );
  return [
    pendencia('cadastroIncompleto', {
      sobre: usuarioId,
      titulo: 'Complete o seu cadastro',
      mensagem: `Falta ${passos}. Sem isso não dá para entrar em grupos, criar o seu nem retirar dinheiro.`,
      link: '/cadastro/pendencias',
    }),
  ];
}
function minuscula(letra: string): string {
  return letra.toLowerCase();
}

/** The pendency of the newest attempt alone: a new attempt replaces the others. */
async function daIdentidade(db: Executor, usuarioId: number): Promise<readonly PendenciaDaPessoa[]> {
  const [ultima] = await validacoesDe(db, usuarioId);
  if (ultima === undefined || (await contaParaComparar(db, usuarioId)).verificadaEm !== null) return [];
  const { id, idPublico, estado } = ultima;
  const ver = `/validacao-conta/${idPublico}`;
  switch (estado) {
    case V.pedirNovamente:
      return [
        pendencia('identidadeDeNovo', {
          sobre: id,
          titulo: 'Precisamos de outra imagem sua',
          mensagem: 'Uma das imagens da sua identidade não serviu. Envie de novo, e olhamos outra vez.',
          link: ver,
        }),
      ];
    case V.recusada:
      return [
        pendencia('identidadeRecusada', {
          sobre: id,
          titulo: 'Não conseguimos confirmar a sua identidade',
          mensagem:
            'Veja o motivo e envie novas imagens quando quiser. Seu dinheiro e seus grupos continuam como estão.',
          link: ver,
        }),
      ];
    case V.expirada:
      return [
        pendencia('identidadeParada', {
          sobre: id,
          titulo: 'A sua validação de identidade parou no meio',
          mensagem: 'As imagens que faltavam não chegaram. Comece de novo quando quiser.',
          link: '/cadastro/documento',
        }),
      ];
    default:
      return [];
  }
}
