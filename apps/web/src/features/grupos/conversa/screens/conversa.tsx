import type { Contato } from '@rateia/domain/grupos/contatos';
import { CONTATOS, contatosEm, pedePagamentoPorFora } from '@rateia/domain/grupos/contatos';
import { MARCA } from '@rateia/domain/marca';
import { IconMessageCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { limitePerto, momentoPerto, noTexto } from '../../../../lib/momento.ts';
import { useBusca, useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import {
  AvisoNaConversa,
  ContatoEscondido,
  Conversa,
  LinhaDoSistema,
  Mensagem,
} from '../../../../ui/conversa/conversa.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { CampoArea } from '../../../../ui/formulario/campo-area.tsx';
import { focarCampo } from '../../../../ui/formulario/focar-campo.ts';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { tempoParado } from '../../acesso/estado-do-acesso.ts';
import { useEscrever } from '../../mutations-membro.ts';
import { grupoMembroQueries } from '../../queries-membro.ts';
import c from './conversa.module.css';

type Dados = RespostaDe<'getConversa'>;
type Dita = Dados['mensagens'][number];
const CAMPO = 'mensagem';

const SEU_CONTATO = {
  email: 'Seu e-mail',
  link: 'Seu link',
  chavePix: 'Sua chave Pix',
  cpf: 'Seu CPF',
  telefone: 'Seu telefone',
} as const satisfies Record<Contato, string>;

/** /grupo/membro/{id}/mensagem: a member writes to the administrator. */
export function TelaConversaDoMembro() {
  const id = useParametroId();
  return <TelaConversa id={id} voltar={paths.grupoMembro(id)} />;
}

/** /grupo/admin/{id}/mensagem: the administrator writes to one member. */
export function TelaConversaDoAdministrador() {
  const id = useParametroId();
  const membro = Number(useBusca()['membro']);
  if (!Number.isSafeInteger(membro) || membro <= 0) return <Escolha id={id} />;
  return <TelaConversa id={id} idAssinatura={membro} voltar={paths.grupoAdmin(id)} />;
}

function Escolha({ id }: { id: number }) {
  return (
    <Pagina titulo="Conversa" voltar={paths.grupoAdmin(id)} largura="estreita">
      <Vazio
        titulo="Com quem você quer falar?"
        detalhe="Abra um membro do grupo para escrever só para essa pessoa."
        acao={<Botao href={paths.grupoAdmin(id)}>Ver os membros</Botao>}
      />
    </Pagina>
  );
}

function TelaConversa({ id, idAssinatura, voltar }: { id: number; idAssinatura?: number; voltar: string }) {
  const consulta = useQuery(grupoMembroQueries.conversa(id, idAssinatura));
  const dados = consulta.data;
  return (
    <Pagina
      titulo={dados?.com ?? 'Conversa'}
      {...(dados === undefined ? {} : { subtitulo: dados.grupo.nome, lado: <Prazo dados={dados} /> })}
      voltar={voltar}
      largura="media"
      ladoPrimeiro
    >
      <Consulta consulta={consulta} erro="Não conseguimos carregar a conversa" esqueleto={<OssoLista quantos={3} />}>
        {(lida) => (
          <>
            {lida.mensagens.length === 0 ? (
              <p className={c['vazia']}>{`Escreva para ${lida.com}. O que vocês combinam aqui serve de prova.`}</p>
            ) : (
              <Conversa rotulo={`Conversa com ${lida.com}`}>
                {lida.mensagens.map((mensagem) => (
                  <UmaMensagem key={mensagem.id} mensagem={mensagem} com={lida.com} />
                ))}
              </Conversa>
            )}
            <Escrever dados={lida} />
          </>
        )}
      </Consulta>
    </Pagina>
  );
}

function UmaMensagem({ mensagem: { de, partes, porFora, em }, com }: { mensagem: Dita; com: string }) {
  if (de === 'produto') {
    return <LinhaDoSistema titulo={partes.map(({ texto }) => texto).join('')}>{momentoPerto(em)}</LinhaDoSistema>;
  }
  return (
    <>
      {porFora && (
        <AvisoNaConversa titulo="Não pague por fora">
          {`Fora da ${MARCA} não há caução, prazo nem devolução, e o pedido é proibido aqui.`}
        </AvisoNaConversa>
      )}
      <Mensagem quem={de === 'eu' ? 'Você' : com} quando={momentoPerto(em)} minha={de === 'eu'}>
        {partes.map(({ texto, contato }, i) =>
          contato === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one message keep their order
            <Fragment key={i}>{texto}</Fragment>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one message keep their order
            <ContatoEscondido key={i}>{texto}</ContatoEscondido>
          ),
        )}
      </Mensagem>
    </>
  );
}

/** The clock lives with the talk, standing or running; the act that ends it is here too. */
function Prazo({ dados: { papel, grupo, com, contestacao, confirmarAte, idAssinatura } }: { dados: Dados }) {
  const doMembro = papel === 'membro';
  const acao = doMembro ? (
    <Botao variante="suave" bloco href={paths.grupoDadosAcesso(grupo.id)}>
      Ver o acesso
    </Botao>
  ) : (
    <Botao variante="suave" bloco href={paths.grupoAdminEnviar(grupo.id, { membro: idAssinatura })}>
      {`Enviar acesso só para ${com}`}
    </Botao>
  );
  if (contestacao === null) {
    return (
      <Cartao titulo="Acesso" className={c['prazo']}>
        {confirmarAte !== null && (
          <p>
            {doMembro
              ? `Diga se deu certo até ${noTexto(limitePerto(confirmarAte))}. Sem resposta, contamos como sim.`
              : `${com} confirma até ${noTexto(limitePerto(confirmarAte))}.`}
          </p>
        )}
        {acao}
      </Cartao>
    );
  }
  const { responderAte, devolverEm, minutosRestantes, comSuporte, motivo } = contestacao;
  const quem = doMembro ? com : 'Você';
  return (
    <Cartao titulo={`Prazo parado em ${tempoParado(minutosRestantes)}`} className={c['prazo']}>
      <p>{`${doMembro ? 'Você disse' : `${com} disse`}: ${motivo.toLocaleLowerCase('pt-BR')}.`}</p>
      {comSuporte && <p>O suporte está vendo.</p>}
      {responderAte !== null && (
        <p>{`${quem} responde até ${noTexto(limitePerto(responderAte))}. Sem resposta, o suporte entra.`}</p>
      )}
      <p>{`Sem acesso novo até ${noTexto(limitePerto(devolverEm))}, tudo volta${doMembro ? ' para você' : ` para ${com}`}.`}</p>
      {acao}
    </Cartao>
  );
}

function Escrever({ dados: { grupo, idAssinatura, papel, com } }: { dados: Dados }) {
  const [texto, setTexto] = useState('');
  const [vazio, setVazio] = useState(false);
  const escrever = useEscrever(() => setTexto(''));
  const enviar = (): void => {
    setVazio(texto.trim() === '');
    if (texto.trim() === '') {
      focarCampo(CAMPO);
      return;
    }
    const body = { texto: texto.trim(), ...(papel === 'membro' ? {} : { idAssinatura }) };
    escrever.mutate({ params: { id: grupo.id }, body });
  };
  return (
    <Cartao className={c['escrever']}>
      <CampoArea
        rotulo={`Escreva para ${com}`}
        name={CAMPO}
        value={texto}
        erro={vazio && texto.trim() === '' ? 'Escreva a mensagem.' : undefined}
        onChange={setTexto}
        maxLength={1000}
        linhas={3}
      />
      <AntesDeEnviar texto={texto} com={com} />
      <Botao
        bloco
        icone={<IconMessageCircle size={20} stroke={1.75} />}
        fazendo={escrever.isPending && 'Enviando'}
        onClick={enviar}
      >
        Enviar mensagem
      </Botao>
    </Cartao>
  );
}

/** The writer is told before sending, without a scolding (DESIGN §11 conversa). */
function AntesDeEnviar({ texto, com }: { texto: string; com: string }) {
  const contatos = contatosEm(texto);
  const porFora = pedePagamentoPorFora(texto);
  if (contatos.length === 0 && !porFora) return null;
  return (
    <Nota>
      {contatos.map((contato) => (
        <p key={contato}>
          <b>{`${SEU_CONTATO[contato]} vai ficar ${contato === 'chavePix' ? 'escondida' : 'escondido'}.`}</b>
          {` ${com} vê “${CONTATOS[contato]}” no lugar.`}
        </p>
      ))}
      {porFora && (
        <p>{`Combinar pagamento fora da ${MARCA} é proibido: por fora, o dinheiro dos dois fica sem proteção.`}</p>
      )}
    </Nota>
  );
}
