import { IconMessageCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { limitePerto, noTexto } from '../../../../lib/momento.ts';
import { useBusca, useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Conversa } from '../../../../ui/conversa/conversa.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { CampoArea } from '../../../../ui/formulario/campo-area.tsx';
import { focarCampo } from '../../../../ui/formulario/focar-campo.ts';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { tempoParado } from '../../acesso/estado-do-acesso.ts';
import { useEscrever } from '../../mutations-membro.ts';
import { grupoMembroQueries } from '../../queries-membro.ts';
import { AntesDeEnviar } from '../components/antes-de-enviar.tsx';
import { UmaMensagem } from '../components/uma-mensagem.tsx';
import c from './conversa.module.css';

type Dados = RespostaDe<'getConversa'>;
const CAMPO = 'mensagem';

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

function Escolha({ id }: { readonly id: number }) {
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

function TelaConversa({
  id,
  idAssinatura,
  voltar,
}: {
  readonly id: number;
  readonly idAssinatura?: number;
  readonly voltar: string;
}) {
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

/** The clock lives with the talk, standing or running; the act that ends it is here too. */
function Prazo({ dados: { papel, grupo, com, contestacao, confirmarAte, idAssinatura } }: { readonly dados: Dados }) {
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

function Escrever({ dados: { grupo, idAssinatura, papel, com } }: { readonly dados: Dados }) {
  const [texto, setTexto] = useState('');
  const [vazio, setVazio] = useState(false);
  const escrever = useEscrever(() => setTexto(''));
  function enviar(): void {
    setVazio(texto.trim() === '');
    if (texto.trim() === '') {
      focarCampo(CAMPO);
      return;
    }
    const body = { texto: texto.trim(), ...(papel === 'membro' ? {} : { idAssinatura }) };
    escrever.mutate({ params: { id: grupo.id }, body });
  }
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
