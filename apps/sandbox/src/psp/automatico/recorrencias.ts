import { montarBrCodeDaRecorrencia } from '@rateia/domain/br-code';
import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../../contexto.ts';
import { paginar, segueValor } from '../consulta.ts';
import { enviarProblema } from '../problema.ts';
import { comTamanho, objeto, texto, Violacoes } from '../validacao.ts';
import type { Rec } from './registro.ts';
import { diaEmBrasilia, moverRec, recNoFio, registroDoAutomatico } from './registro.ts';

const DIA = /^\d{4}-\d{2}-\d{2}$/;
const ENCERRADAS: readonly Rec['status'][] = ['EXPIRADA', 'CANCELADA', 'REJEITADA'];

/** `/locrec` and `/rec`: authorisations of Pix Automático. */
export function rotasDeRecorrencia(app: FastifyInstance, contexto: Contexto): void {
  const { guarda, relogio, sorteio, maquina, credenciais } = contexto;
  const escrita = { config: { servico: 'pixAutomatico' as const, escopo: 'rec.write' } };
  const leitura = { config: { servico: 'pixAutomatico' as const, escopo: 'rec.read', soPergunta: true as const } };
  type Alvo = { readonly Params: { readonly idRec: string } };

  app.post('/locrec', { config: { escopo: 'payloadlocationrec.write' } }, async (_pedido, resposta) => {
    guarda.estado.sequencia += 1;
    const local = {
      id: guarda.estado.sequencia,
      location: `${maquina()}/qr/v2/rec/${sorteio.hexadecimal(32)}`,
      criacao: relogio.agora(),
    };
    registroDoAutomatico(contexto).locais[String(local.id)] = local;
    guarda.alterado();
    return resposta.code(201).send(local);
  });

  app.post('/rec', escrita, async (pedido, resposta) => {
    const corpo = objeto(pedido.body);
    const { vinculo, calendario, politicaRetentativa, valor, loc } = corpo;
    const { contrato, objeto: doQue, devedor } = objeto(vinculo);
    const { cpf, nome } = objeto(devedor);
    const { dataInicial, periodicidade } = objeto(calendario);
    const violacoes = new Violacoes();
    const { locais, recs } = registroDoAutomatico(contexto);
    const local = locais[String(loc)];
    const doVinculo =
      comTamanho(contrato, 35) && comTamanho(doQue, 35) && /^\d{11}$/.test(texto(cpf) ?? '') && comTamanho(nome, 140);
    violacoes.exigir(doVinculo, 'rec.vinculo', 'O objeto não respeita o schema.');
    const comeca = texto(dataInicial) ?? '';
    const noFuturo = DIA.test(comeca) && comeca >= diaEmBrasilia(contexto);
    violacoes.exigir(noFuturo, 'rec.calendario.dataInicial', 'A data inicial é anterior à criação.', comeca);
    violacoes.exigir(periodicidade === 'MENSAL', 'rec.calendario.periodicidade', 'Esta conta só cobra por mês.');
    const politica = politicaRetentativa === 'NAO_PERMITE' || politicaRetentativa === 'PERMITE_3R_7D';
    violacoes.exigir(politica, 'rec.politicaRetentativa', 'O campo não respeita o schema.');
    violacoes.exigir(valor === undefined, 'rec.valor', 'Esta conta só cobra valores variáveis.');
    violacoes.exigir(local !== undefined, 'rec.loc', 'O location referenciado por rec.loc inexiste.');
    violacoes.exigir(local?.idRec === undefined, 'rec.loc', 'O location já é usado por outra recorrência.');
    violacoes.exigir(pedido.falha?.modo !== 'recusado', 'rec', 'Recorrência recusada (falha ligada na sandbox).');
    if (!violacoes.nenhuma || local === undefined)
      return enviarProblema(resposta, 'RecOperacaoInvalida', violacoes.lista);
    const repete = politicaRetentativa === 'PERMITE_3R_7D';
    const dia = diaEmBrasilia(contexto).replaceAll('-', '');
    const rec: Rec = {
      idRec: `R${repete ? 'R' : 'N'}99999010${dia}${sorteio.codigo(11)}`,
      criacao: relogio.agora(),
      contrato: texto(contrato) ?? '',
      objeto: texto(doQue) ?? '',
      devedor: { cpf: texto(cpf) ?? '', nome: texto(nome) ?? '' },
      dataInicial: comeca,
      repete,
      location: local.location,
      locId: local.id,
      status: 'CRIADA',
      atualizacao: [{ data: relogio.agora(), status: 'CRIADA' }],
      conta: 'paga',
    };
    recs[rec.idRec] = rec;
    local.idRec = rec.idRec;
    guarda.alterado();
    return resposta.code(201).send(recNoFio(rec));
  });

  app.get<Alvo>('/rec/:idRec', leitura, async (pedido, resposta) => {
    const rec = registroDoAutomatico(contexto).recs[pedido.params.idRec];
    if (rec === undefined) return enviarProblema(resposta, 'RecNaoEncontrada');
    const { nome, cidade } = credenciais;
    const pixCopiaECola = montarBrCodeDaRecorrencia({ nome, cidade, url: rec.location });
    return recNoFio(rec, rec.status === 'CRIADA' ? { jornada: 'JORNADA_2', pixCopiaECola } : undefined);
  });

  app.patch<Alvo>('/rec/:idRec', escrita, async (pedido, resposta) => {
    const rec = registroDoAutomatico(contexto).recs[pedido.params.idRec];
    if (rec === undefined) return enviarProblema(resposta, 'RecNaoEncontrada');
    const { status } = objeto(pedido.body);
    const violacoes = new Violacoes();
    violacoes.exigir(status === 'CANCELADA', 'rec.status', 'O campo não respeita o schema.', status);
    const viva = !ENCERRADAS.includes(rec.status);
    violacoes.exigir(viva, 'rec.status', 'A recorrência encontra-se expirada, cancelada ou rejeitada.', rec.status);
    violacoes.exigir(pedido.falha?.modo !== 'recusado', 'rec', 'Alteração recusada (falha ligada na sandbox).');
    if (!violacoes.nenhuma) return enviarProblema(resposta, 'RecOperacaoInvalida', violacoes.lista);
    rec.encerramento = {
      cancelamento: { solicitante: 'USUARIO_RECEBEDOR', codigo: 'SLCR', descricao: 'Pedido por quem recebe' },
    };
    moverRec(contexto, rec, 'CANCELADA');
    return recNoFio(rec);
  });

  app.get('/rec', leitura, async (pedido, resposta) => {
    const query = objeto(pedido.query);
    const pagina = paginar({
      query,
      todos: Object.values(registroDoAutomatico(contexto).recs),
      momento: ({ criacao }) => criacao,
      serve: ({ status, devedor }) => segueValor(query['status'], status) && segueValor(query['cpf'], devedor.cpf),
    });
    if (pagina instanceof Violacoes) return enviarProblema(resposta, 'RecConsultaInvalida', pagina.lista);
    return { parametros: pagina.parametros, recs: pagina.itens.map((rec) => recNoFio(rec)) };
  });
}
