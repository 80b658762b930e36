import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../contexto.ts';
import { exigirToken, responderToken } from '../psp/oauth.ts';
import { objeto, texto } from '../psp/validacao.ts';
import type { Desfecho, Desfechos } from './desfechos.ts';
import { DESFECHOS } from './desfechos.ts';

/** Two pictures of a document and one of a person, as text. */
const CORPO_MAXIMO = 20 * 1024 * 1024;

/** Serpro's Datavalid, version 3, for an invented population that has a record of every CPF. */
export function rotasDeDatavalid(app: FastifyInstance, contexto: Contexto, desfechos: Desfechos): void {
  app.post('/datavalid/token', { config: { servico: 'token' } }, responderToken(contexto));
  app.post(
    '/datavalid/v3/validate/pf-facial-cdv',
    { config: { servico: 'reconhecimento' }, bodyLimit: CORPO_MAXIMO, onRequest: exigirToken(contexto) },
    async (pedido, resposta) => {
      const corpo = objeto(pedido.body);
      const cpf = texto(objeto(corpo['key'])['cpf']) ?? '';
      const respostas = objeto(corpo['answer']);
      const imagens = [respostas['documento'], respostas['biometria_face']].map((i) => texto(objeto(i)['base64']));
      const recusado = pedido.falha?.modo === 'recusado';
      if (recusado || !/^\d{11}$/.test(cpf) || imagens.some((imagem) => imagem === undefined || imagem === ''))
        return resposta.code(400).send({ codigo: 'DV-400', mensagem: 'Requisição inválida' });
      const pessoa = { cpf, nome: texto(respostas['nome']) ?? '', nascimento: texto(respostas['data_nascimento']) };
      const desfecho = desfechos.de(pessoa);
      if (desfecho === 'indisponivel')
        return resposta.code(503).send({ codigo: 'DV-503', mensagem: 'Serviço indisponível' });
      return comparacao(pessoa, desfecho);
    },
  );

  app.get('/sandbox/reconhecimento', async () => desfechos.todos());
  app.put('/sandbox/reconhecimento', async (pedido, resposta) => {
    const { cpf, desfecho } = objeto(pedido.body);
    const conhecido = DESFECHOS.find((nome) => nome === desfecho);
    if (conhecido === undefined && desfecho !== null)
      return resposta.code(422).send({ erro: `desfecho deve ser null ou um de ${DESFECHOS.join(', ')}` });
    desfechos.definir(texto(cpf), conhecido);
    return desfechos.todos();
  });
}

const ROSTOS: Readonly<Record<Exclude<Desfecho, 'indisponivel'>, Readonly<Record<string, unknown>>>> = {
  aprovado: { disponivel: true, probabilidade: 'Altíssima probabilidade', similaridade: 0.97 },
  outroNome: { disponivel: true, probabilidade: 'Altíssima probabilidade', similaridade: 0.97 },
  indeterminado: { disponivel: true, probabilidade: 'Média probabilidade', similaridade: 0.61 },
  recusado: { disponivel: true, probabilidade: 'Baixíssima probabilidade', similaridade: 0.08 },
  semFoto: { disponivel: false },
};

function comparacao(
  { nome, nascimento }: { readonly nome: string; readonly nascimento: string | undefined },
  desfecho: Exclude<Desfecho, 'indisponivel'>,
) {
  const outro = desfecho === 'outroNome';
  return {
    documento: 'cnh',
    cnh: {
      nome: !outro,
      nome_similaridade: outro ? 0.2 : 1,
      nome_ocr: outro ? 'PESSOA DIFERENTE DA SILVA' : nome.toUpperCase(),
      ...(nascimento === undefined ? {} : { data_nascimento: true, data_nascimento_ocr: nascimento }),
      retrato: ROSTOS[desfecho],
    },
    biometria_face: ROSTOS[desfecho],
  };
}
