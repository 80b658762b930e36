import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { herdarSancoes } from '../../../db/sancoes-herdadas.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { corrigirDados } from '../../cadastro/index.ts';
import { notificarComBloqueio } from '../../sessao/index.ts';
import { agirSobrePessoa } from './agir-sobre-pessoa.ts';

const PALAVRAS = { nome: 'nome', cpf: 'CPF', nascimento: 'data de nascimento' } as const;

/** Corrects what a person asked to have corrected; which data changed is kept and told, never their values (REGRAS 2.15, 2.24). */
export async function corrigirDadosDaPessoa(
  ctx: ContextoUsuario,
  { params: { id }, body: { mensagem, ...correcao } }: Recebida<typeof backoffice.corrigirDadosDaPessoa>,
): Promise<void> {
  const { agora, deps, requestId } = ctx;
  const campos = Object.keys(correcao);
  await agirSobrePessoa(ctx, {
    id,
    acao: 'conta.corrigirDados',
    dados: { mensagem, campos },
    fazer: async (trx) => {
      const corrigidos = await corrigirDados(trx, deps.cifra, { ...correcao, usuarioId: id, agora });
      // Sanctions of an earlier account with this CPF are inherited, as when the person gives the CPF himself (REGRAS
      // 2.17).
      if (corrigidos.includes('cpf')) await herdarSancoes(trx, deps.cifra, { usuarioId: id, agora });
      await notificarComBloqueio(trx, deps, {
        usuarioId: id,
        modelo: 'dadosCorrigidosPelaEquipe',
        dados: {
          quais: new Intl.ListFormat('pt-BR').format(corrigidos.map((dado) => PALAVRAS[dado])),
          novoCpf: corrigidos.includes('cpf') ? 'sim' : null,
        },
        fato: requestId,
        agora,
      });
    },
  });
}
