import { ID_FORMA_ACESSO, ID_VISIBILIDADE_GRUPO } from '@rateia/domain/grupos/enums';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import { ID_TIPO_RETIRADA } from '@rateia/domain/retirada/regras';
import { cpfInventado } from '../../apps/api/src/seed/gente.ts';
import type { Papel, Pessoa } from './pessoa.ts';

/** The first person of the demonstration. */
const ADMINISTRADOR_NA_SEMENTE = 0;

/** The things that the addresses of the routes need, found or made through the API once, when a route asks for them. */
export function criarMundo(pessoas: Readonly<Record<Papel, Pessoa>>) {
  const { administrador, membro, lider } = pessoas;
  const grupoAberto = umaVez(async () => {
    const { itens } = await membro.chamar('getGrupos', { query: { somenteComVagas: 'true', porPagina: 50 } });
    for (const { id } of itens) {
      const grupo = await membro.chamar('getGrupo', { params: { id }, query: {} });
      if (grupo.podeEntrar) return id;
    }
    throw new Error('no group of the demonstration takes the member');
  });
  /** A key of the administrator's own CPF, rested: money may go to it. */
  const chaveDaConta = umaVez(async () => {
    const body = { cpf: cpfInventado(ADMINISTRADOR_NA_SEMENTE) };
    const { id } = await administrador.chamar('cadastrarPixCpf', { body });
    await lider.chamar('avancarRelogio', { body: { horas: REGRAS_PADRAO.retirada.horasDeDescansoDaChave + 1 } });
    return id;
  });
  const valorDaRetirada = umaVez(async () => {
    const { minimo, sacavel } = await administrador.chamar('getRegrasRetirada');
    return Math.max(minimo, Math.min(sacavel, 5_000));
  });
  const opcoesDaSaida = umaVez(async () => {
    const { itens } = await membro.chamar('getGruposUsuario');
    for (const { grupo, papel, assinatura } of itens) {
      if (papel !== 'membro' || assinatura?.estado !== 'ativa') continue;
      const { opcoes } = await membro.chamar('getCancelamentoMembro', { params: { id: grupo.id } });
      if (opcoes[0] !== undefined) return { idGrupo: grupo.id, tipo: opcoes[0].tipo };
    }
    throw new Error('the member has no active seat');
  });
  return {
    pessoas,
    /** A group with a free seat for the member. */
    grupoAberto,
    /** A group in which the member has an active seat, and a way out of it. */
    grupoDoMembro: async () => (await opcoesDaSaida()).idGrupo,
    saida: async () => (await opcoesDaSaida()).tipo,
    grupoDoAdmin: umaVez(async () => {
      const { itens } = await administrador.chamar('getGruposUsuario');
      return exigir(
        itens.find(({ papel }) => papel === 'administrador'),
        'group of the administrator',
      ).grupo.id;
    }),
    preCheckout: umaVez(async () => {
      const body = { idGrupo: await grupoAberto(), vagas: 1 };
      return (await membro.chamar('preCheckout', { body })).idPreCheckout;
    }),
    /** A Pix charge for a top-up, which nobody pays. */
    pagamentoAberto: umaVez(async () => {
      const body = { valor: 5_000, meioPagamento: MEIO_PAGAMENTO.pix.id };
      return (await membro.chamar('comprarCredito', { body })).idPagamento;
    }),
    fatura: umaVez(async () => {
      const { itens } = await membro.chamar('getFaturas', { query: {} });
      return exigir(itens[0], 'invoice of the member').id;
    }),
    lancamento: umaVez(async () => {
      const { linhas } = await membro.chamar('getExtrato', { query: { conta: 'tudo' } });
      return exigir(linhas[0], 'movement of the member').id;
    }),
    retirada: async () => {
      const destino = { tipoId: ID_TIPO_RETIRADA.pix, idChave: await chaveDaConta() };
      return { valor: await valorDaRetirada(), destino };
    },
    contaBancaria: umaVez(async () => {
      const cpf = cpfInventado(ADMINISTRADOR_NA_SEMENTE);
      const body = { banco: '001', tipo: 'corrente', agencia: '1584-9', conta: '210169-6', cpf } as const;
      return (await administrador.chamar('createContaBancaria', { body })).id;
    }),
    idRetirada: umaVez(async () => {
      const body = { valor: await valorDaRetirada(), idChave: await chaveDaConta() };
      return (await administrador.chamar('createRetirada', { body })).id;
    }),
    /** The draft of a group with every question answered. */
    rascunho: umaVez(async () => {
      const { servicos } = await administrador.chamar('getServicosConhecidos', { query: {} });
      const servico = exigir(servicos[0], 'service of the catalogue');
      const { planos } = await administrador.chamar('getPlanos', { query: { servicoId: servico.id } });
      const plano = exigir(planos[0], 'plan');
      return {
        servico,
        plano,
        valor: plano.valor,
        lugares: plano.lugares,
        vagas: plano.lugares - 1,
        nome: servico.nome,
        descricao: '',
        contato: '',
        site: servico.site,
        jaAssina: true,
        formaAcesso: ID_FORMA_ACESSO.convite,
        acessoDescricao: '',
        regras: [],
        relacionamentos: [],
        paisDaResidencia: null,
        visibilidade: ID_VISIBILIDADE_GRUPO.publico,
        criado: null,
      };
    }),
  };
}

export type Mundo = ReturnType<typeof criarMundo>;

function umaVez<T>(fazer: () => Promise<T>): () => Promise<T> {
  let feito: Promise<T> | undefined;
  return () => {
    feito ??= fazer();
    return feito;
  };
}

function exigir<T>(valor: T | undefined, o: string): T {
  if (valor === undefined) throw new Error(`the demonstration has no ${o}`);
  return valor;
}
