import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { mascararCpf } from '@rateia/domain/usuario/cpf';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { QUEM_VE_DINHEIRO } from '../policies.ts';
import { acharPessoas, LIMITE_DA_BUSCA } from './busca-repository.ts';

/** Last digits of a phone that the staff sees. */
const DIGITOS_DO_TELEFONE = 4;

/**
 * Finds people by name, e-mail, or the whole CPF or phone. CPF and phone are shown masked (ASVS 14.2.6), and only
 * operators who work with money see the balance (REGRAS 2.24).
 */
export async function buscarPessoas(ctx: ContextoUsuario, { body }: Recebida<typeof backoffice.buscarPessoas>) {
  const { db, deps, usuario, agora, ip } = ctx;
  const { cifra } = deps;
  const achadas = await acharPessoas(db, cifra, body.busca);
  const pessoas = achadas.slice(0, LIMITE_DA_BUSCA);
  const veDinheiro = usuario.papeis.some((papel) => QUEM_VE_DINHEIRO.includes(papel));
  // The trail keeps the operator and the people that he found. The words may hold a CPF, so only their index is kept.
  await emTransacao(db, (trx) =>
    registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'pessoas.buscar',
      alvo: `busca:${cifra.indice(body.busca, 'auditoria:busca').toString('hex').slice(0, 16)}`,
      dados: { achadas: pessoas.map((p) => p.id) },
      ip,
      em: agora,
    }),
  );
  return {
    itens: pessoas.map((p) => ({
      id: p.id,
      nome: `${p.nome} ${p.sobrenome}`,
      email: p.email,
      cpf: p.cpfCifrado === null ? null : mascararCpf(cifra.decifrar(p.cpfCifrado, 'usuario:cpf')),
      telefone:
        p.telefoneCifrado === null
          ? null
          : `•••• ${cifra.decifrar(p.telefoneCifrado, 'usuario:telefone').slice(-DIGITOS_DO_TELEFONE)}`,
      criadoEm: p.criadoEm,
      bloqueado: p.bloqueadoEm !== null,
      grupos: Number(p.grupos),
      saldo: veDinheiro ? (p.saldo ?? 0) : null,
    })),
    haMais: achadas.length > pessoas.length,
  };
}
