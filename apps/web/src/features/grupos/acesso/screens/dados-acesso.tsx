import { IconKey, IconLock, IconShieldLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { limitePerto, momentoPerto, noTexto, quantoFalta } from '../../../../lib/momento.ts';
import { useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { agora } from '../../../../lib/relogio.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { Tile } from '../../../../ui/grupo/tile.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { useAbrirAcesso, useConfirmarAcesso } from '../../mutations-membro.ts';
import { grupoMembroQueries } from '../../queries-membro.ts';
import { Aberturas } from '../components/aberturas.tsx';
import { CamposDoAcesso } from '../components/campos-do-acesso.tsx';
import { Contestada, ContestarAcesso } from '../components/contestar-acesso.tsx';
import { estadoDoAcesso } from '../estado-do-acesso.ts';
import c from './dados-acesso.module.css';

type Acesso = RespostaDe<'getDadosAcesso'>;

/** /grupo/{id}/dados-acesso: the vault. It opens by a press, because each opening is recorded. */
export function TelaDadosAcesso() {
  const id = useParametroId();
  const consulta = useQuery(grupoMembroQueries.acesso(id));
  const volta = consulta.data?.papel === 'administrador' ? paths.grupoAdmin(id) : paths.grupoMembro(id);
  return (
    <Pagina titulo="Dados de acesso" voltar={volta} largura="estreita">
      <Consulta consulta={consulta} erro="Não conseguimos abrir o cofre" esqueleto={<OssoLista quantos={2} />}>
        {(acesso) => (
          <div className={c['pilha']}>
            <div className={c['cabeca']}>
              <Tile cor={acesso.grupo.cor} icone={acesso.grupo.icone} />
              <div>
                <b>{acesso.grupo.nome}</b>
                <span>{acesso.grupo.servico}</span>
              </div>
            </div>
            {acesso.disponivel ? <Cofre acesso={acesso} /> : <Fechado acesso={acesso} />}
          </div>
        )}
      </Consulta>
    </Pagina>
  );
}

function Fechado({ acesso }: { readonly acesso: Acesso }) {
  const { id } = acesso.grupo;
  if (acesso.papel === 'administrador')
    return (
      <Vazio
        titulo="O acesso ainda não está aqui"
        {...(acesso.motivo === null ? {} : { detalhe: acesso.motivo })}
        acao={<Botao href={paths.grupoAdminEnviar(id)}>Enviar acesso</Botao>}
      />
    );
  const { titulo, texto } =
    acesso.devidoAte === null
      ? { titulo: 'O acesso ainda não está aqui', texto: acesso.motivo ?? 'Avisamos por e-mail quando ele chegar.' }
      : estadoDoAcesso({ ...acesso, confirmarAte: acesso.prazoConfirmacao }, agora());
  return (
    <Vazio
      titulo={titulo}
      detalhe={texto}
      acao={
        <Botao variante="suave" href={paths.grupoMembro(id)}>
          Ver o grupo
        </Botao>
      }
    />
  );
}

function Cofre({ acesso }: { readonly acesso: Acesso }) {
  const { id } = acesso.grupo;
  const abrir = useAbrirAcesso();
  const meu = acesso.papel === 'administrador';
  return (
    <>
      {acesso.rotacaoPendente && (
        <Nota tom="warning" titulo={acesso.troca?.titulo ?? 'A senha vai mudar'}>
          {acesso.troca?.mensagem ??
            `Alguém saiu do grupo e ${acesso.administrador} vai trocar a senha. Avisamos quando os dados novos chegarem.`}
        </Nota>
      )}
      {abrir.data === undefined ? (
        <Cartao className={c['fechado']}>
          <span className={c['cadeado']} aria-hidden="true">
            <IconLock size={32} stroke={1.75} />
          </span>
          <h2>Guardado no cofre</h2>
          <p>
            {acesso.entregueEm === null ? '' : `Enviado ${noTexto(momentoPerto(acesso.entregueEm))}. `}
            {`Cada abertura fica registrada com a hora e o aparelho${meu ? '' : `, e ${acesso.administrador} vê`}.`}
          </p>
          <Botao
            tamanho="lg"
            variante={acesso.contestacao === null ? 'primario' : 'suave'}
            bloco
            icone={<IconKey size={20} stroke={1.75} />}
            fazendo={abrir.isPending && 'Abrindo'}
            onClick={() => abrir.mutate({ params: { id } })}
          >
            Abrir dados de acesso
          </Botao>
        </Cartao>
      ) : (
        <CamposDoAcesso campos={abrir.data.campos} enviadoEm={abrir.data.enviadoEm} />
      )}
      {meu ? (
        <Botao variante="suave" bloco href={paths.grupoAdminEnviar(id, { todos: 'sim' })}>
          Trocar dados de todos
        </Botao>
      ) : (
        <Confirmacao acesso={acesso} abriuAgora={abrir.data !== undefined} />
      )}
      <Aberturas aberturas={acesso.aberturas} titulo={meu ? 'Quem abriu' : 'Suas aberturas'} />
      <Nota icone={<IconShieldLock size={20} stroke={1.75} />}>
        Não passe estes dados adiante nem mude a senha. Quem compartilha ou troca a senha pode ser retirado do grupo.
      </Nota>
    </>
  );
}

function Confirmacao({ acesso, abriuAgora }: { readonly acesso: Acesso; readonly abriuAgora: boolean }) {
  const abriu = abriuAgora || acesso.aberturas.length > 0;
  const confirmar = useConfirmarAcesso();
  const [naoEntrou, setNaoEntrou] = useState(false);
  const { confirmadoEm, prazoConfirmacao, contestacao, grupo } = acesso;
  if (confirmadoEm !== null)
    return (
      <p
        className={c['confirmado']}
      >{`Você confirmou ${noTexto(momentoPerto(confirmadoEm))}, que o acesso funciona.`}</p>
    );
  if (contestacao !== null) return <Contestada acesso={acesso} />;
  function entrou(): void {
    confirmar.mutate({ params: { id: grupo.id } });
  }
  if (naoEntrou) return <ContestarAcesso acesso={acesso} aoVoltar={() => setNaoEntrou(false)} />;
  return (
    <Cartao titulo="Deu certo?">
      <p className={c['texto']}>
        {prazoConfirmacao === null
          ? 'Diga quando conseguir entrar.'
          : `Responda até ${noTexto(limitePerto(prazoConfirmacao))}. ${quantoFalta(prazoConfirmacao)}; sem resposta, contamos como sim.`}
      </p>
      <div className={c['duas']}>
        <Botao
          bloco
          variante={abriuAgora ? 'primario' : 'suave'}
          desligado={!abriu}
          fazendo={confirmar.isPending && 'Confirmando'}
          onClick={entrou}
        >
          Entrei
        </Botao>
        <Botao bloco variante="linha" onClick={() => setNaoEntrou(true)}>
          Não entrei
        </Botao>
      </div>
      {!abriu && <p className={c['apoio']}>Abra os dados e entre no serviço antes de confirmar.</p>}
    </Cartao>
  );
}
