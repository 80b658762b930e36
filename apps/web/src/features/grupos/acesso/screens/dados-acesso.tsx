import { IconKey, IconLock, IconShieldLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { limitePerto, momentoPerto, noTexto, quantoFalta } from '../../../../lib/momento.ts';
import { useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
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

function Fechado({ acesso }: { acesso: Acesso }) {
  const { id } = acesso.grupo;
  const meu = acesso.papel === 'administrador';
  return (
    <Vazio
      titulo="O acesso ainda não está aqui"
      detalhe={acesso.motivo ?? 'Avisamos por e-mail quando ele chegar.'}
      acao={
        meu ? (
          <Botao href={paths.grupoAdminEnviar(id)}>Enviar acesso</Botao>
        ) : (
          <Botao variante="suave" href={paths.grupoMembro(id)}>
            Ver o grupo
          </Botao>
        )
      }
    />
  );
}

function Cofre({ acesso }: { acesso: Acesso }) {
  const { id } = acesso.grupo;
  const abrir = useAbrirAcesso();
  const meu = acesso.papel === 'administrador';
  return (
    <>
      {acesso.rotacaoPendente && (
        <Nota tom="warning" titulo={acesso.troca?.titulo ?? 'A senha vai mudar'}>
          {acesso.troca?.mensagem ??
            'Alguém saiu do grupo e o administrador vai trocar a senha. Avisamos quando os dados novos chegarem.'}
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
            Cada abertura fica registrada com a hora e o aparelho, e o administrador vê.
          </p>
          <Botao
            tamanho="lg"
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
        <Botao variante="suave" bloco href={paths.grupoAdminEnviar(id)}>
          Trocar os dados
        </Botao>
      ) : (
        <Confirmacao acesso={acesso} abriuAgora={abrir.data !== undefined} />
      )}
      <Aberturas aberturas={acesso.aberturas} titulo={meu ? 'Quem abriu' : 'Suas aberturas'} />
      <Nota icone={<IconShieldLock size={20} stroke={1.75} />}>
        Não passe estes dados adiante nem mude a senha. Quem compartilha ou troca a senha pode sair do grupo.
      </Nota>
    </>
  );
}

function Confirmacao({ acesso, abriuAgora }: { acesso: Acesso; abriuAgora: boolean }) {
  const abriu = abriuAgora || acesso.aberturas.length > 0;
  const confirmar = useConfirmarAcesso();
  const { confirmadoEm, prazoConfirmacao, grupo } = acesso;
  if (confirmadoEm !== null)
    return (
      <p
        className={c['confirmado']}
      >{`Você confirmou ${noTexto(momentoPerto(confirmadoEm))}, que o acesso funciona.`}</p>
    );
  return (
    <Cartao titulo="Funcionou?">
      <p className={c['texto']}>
        {prazoConfirmacao === null
          ? 'Confirme quando conseguir entrar.'
          : `Confirme até ${noTexto(limitePerto(prazoConfirmacao))}. ${quantoFalta(prazoConfirmacao)}; sem resposta, contamos como confirmado.`}
      </p>
      <div className={c['acoes']}>
        <Botao
          bloco
          variante={abriuAgora ? 'primario' : 'suave'}
          desligado={!abriu}
          fazendo={confirmar.isPending && 'Confirmando'}
          onClick={() => confirmar.mutate({ params: { id: grupo.id } })}
        >
          Deu certo, já entrei
        </Botao>
        <Botao bloco variante="texto" href={paths.grupoMembro(grupo.id)}>
          Não entrei, falar com o administrador
        </Botao>
      </div>
      {!abriu && <p className={c['apoio']}>Abra os dados e entre no serviço antes de confirmar.</p>}
    </Cartao>
  );
}
