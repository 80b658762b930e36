import { formatarHora, formatarMomento } from '@rateia/domain/datas-formatadas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, formatarReais, ZERO } from '@rateia/domain/dinheiro';
import { ID_CATEGORIA_CHAMADO } from '@rateia/domain/perfil/chamado';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useUsuario } from '../../../lib/usuario.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { LinhaLista, Lista } from '../../../ui/base/lista.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { focarCampo } from '../../../ui/formulario/focar-campo.ts';
import { Marcacao } from '../../../ui/formulario/marcacao.tsx';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import { FormularioPin } from '../components/formulario-pin.tsx';
import { useDesfazerExclusao, useEnviarPinExclusao, useExcluirConta } from '../mutations.ts';
import type { Exclusao } from '../queries.ts';
import { privacidadeQueries } from '../queries.ts';
import c from './privacidade.module.css';

const RENUNCIA = 'renuncia';

/** /excluir-conta (spec 1, §2; REGRAS 2.17): the obstacles, then the code, then seven days to undo. */
export function TelaExcluirConta() {
  const exclusao = useQuery(privacidadeQueries.exclusao());
  return (
    <Pagina titulo="Excluir a conta" voltar={paths.portalPrivacidade()} largura="estreita">
      <div className={c['pilha']}>
        <Consulta consulta={exclusao} erro="Não conseguimos conferir a sua conta">
          {(dados) => <Situacao exclusao={dados} />}
        </Consulta>
      </div>
    </Pagina>
  );
}

function Situacao({ exclusao: { situacao, renuncia, impedimentos } }: { readonly exclusao: Exclusao }) {
  if (situacao !== null) return <Pedida {...situacao} />;
  // A balance that cannot leave the wallet is given up with the request itself.
  if (impedimentos.some(({ tipo }) => tipo !== 'resto')) return <Impedida impedimentos={impedimentos} />;
  return <Pedir key={renuncia} resto={centavos(renuncia)} />;
}

function Pedida({ executaEm, renuncia }: NonNullable<Exclusao['situacao']>) {
  const desfazer = useDesfazerExclusao();
  return (
    <Cartao titulo={`Sua conta será excluída em ${formatarMomento(executaEm)}`}>
      <p className={c['apoio']}>
        Até lá nada foi apagado e tudo funciona como antes. Depois desse momento não tem volta.
      </p>
      {renuncia > 0 && (
        <p className={c['apoio']}>
          Você abriu mão de {formatarReais(centavos(renuncia))}. O valor continua seu até lá. Se o saldo crescer, a
          conta não é excluída e avisamos você.
        </p>
      )}
      <div className={c['acoes']}>
        <Botao fazendo={desfazer.isPending && 'Desfazendo'} onClick={() => desfazer.mutate(undefined)}>
          Manter a conta
        </Botao>
        <Botao variante="texto" href={paths.grupos()}>
          Deixar como está
        </Botao>
      </div>
    </Cartao>
  );
}

function Impedida({ impedimentos }: { readonly impedimentos: Exclusao['impedimentos'] }) {
  return (
    <>
      <Nota titulo="Falta resolver antes de excluir">
        Assim nada do que é seu se perde. Resolva cada item e volte aqui.
      </Nota>
      <Cartao titulo="O que falta" rente>
        <Lista>
          {impedimentos.map(({ tipo, titulo, detalhe, link }) => (
            <LinhaLista key={`${tipo}-${titulo}`} titulo={titulo} detalhe={detalhe} href={link ?? undefined} />
          ))}
        </Lista>
      </Cartao>
      <PedirAjuda comGrupos={impedimentos.some(({ grupo }) => grupo !== undefined)} />
    </>
  );
}

/**
 * The next step for an obstacle that the person cannot remove alone: the staff ends a group that he runs, and he asks
 * for it in one step.
 */
function PedirAjuda({ comGrupos }: { readonly comGrupos: boolean }) {
  const { grupo, conta } = ID_CATEGORIA_CHAMADO;
  return (
    <Cartao titulo={comGrupos ? 'Você administra grupos' : 'Precisa de ajuda?'}>
      <p className={c['apoio']}>
        {comGrupos
          ? 'Um grupo com membros termina com aviso e devoluções, e quem encerra é a nossa equipe. O pedido já vai escrito: confira e envie.'
          : 'Se algo da lista não depende de você, conte para a nossa equipe.'}
      </p>
      <div className={c['acoes']}>
        {comGrupos && (
          <Botao href={paths.perfilRelatarProblema({ assunto: grupo, pedido: 'fim-dos-grupos' })}>
            Pedir o fim dos grupos
          </Botao>
        )}
        <Botao variante="texto" href={paths.perfilRelatarProblema({ assunto: conta })}>
          Falar com a equipe
        </Botao>
      </div>
    </Cartao>
  );
}

function Pedir({ resto }: { readonly resto: Centavos }) {
  const usuario = useUsuario();
  /** The end of the code that was sent; undefined before one was. */
  const [expiraEm, setExpiraEm] = useState<string>();
  const [erro, setErro] = useState<string>();
  const [abreMao, setAbreMao] = useState(false);
  const [faltaMarcar, setFaltaMarcar] = useState(false);
  const temResto = resto > ZERO;
  const enviar = useEnviarPinExclusao(setExpiraEm, setErro);
  const excluir = useExcluirConta(() => setExpiraEm(undefined), setErro);
  function pedirCodigo(): void {
    setErro(undefined);
    setFaltaMarcar(temResto && !abreMao);
    if (temResto && !abreMao) focarCampo(RENUNCIA);
    else enviar.mutate(undefined);
  }
  return (
    <Cartao titulo="Antes de excluir">
      <ListaDefinicao
        itens={[
          { rotulo: 'Apagamos', valor: 'Cadastro, documentos, fotos, mensagens e acessos' },
          { rotulo: 'Fica por 5 anos', valor: 'Faturas e movimentos, sem o seu nome, e-mail ou CPF' },
          { rotulo: 'Você pode desfazer', valor: 'Por 7 dias, entrando na conta' },
          {
            rotulo: 'Depois',
            valor:
              (usuario?.restricao ?? null) === null
                ? 'Não tem volta, e você pode criar uma conta nova'
                : 'Não tem volta, e a restrição continua em uma conta nova',
          },
        ]}
      />
      {expiraEm !== undefined && usuario !== undefined ? (
        <FormularioPin
          perigo
          apoio={`Enviamos um código para ${usuario.email}. Vale até ${formatarHora(expiraEm)}.`}
          acao="Excluir a minha conta"
          conferindo={excluir.isPending}
          erro={erro}
          aoMudar={() => setErro(undefined)}
          aoConferir={(pin) =>
            excluir.mutate({ params: { id: usuario.id }, body: { pin, ...(temResto ? { renuncia: resto } : {}) } })
          }
          alternativa={
            <Botao variante="texto" fazendo={enviar.isPending && 'Enviando outro código'} onClick={pedirCodigo}>
              Enviar outro código
            </Botao>
          }
        />
      ) : (
        <>
          {erro !== undefined && (
            <Nota tom="warning" alerta>
              {erro}
            </Nota>
          )}
          {temResto && (
            <Marcacao
              name={RENUNCIA}
              marcada={abreMao}
              aoMudar={(marcada) => {
                setAbreMao(marcada);
                setFaltaMarcar(false);
              }}
              erro={faltaMarcar && 'Marque para seguir, ou use o saldo antes de excluir a conta.'}
            >
              Abro mão de {formatarReais(resto)} que ainda estão na carteira e não podem ser retirados.
            </Marcacao>
          )}
          <div className={c['acoes']}>
            <Botao variante="perigo-linha" fazendo={enviar.isPending && 'Enviando código'} onClick={pedirCodigo}>
              Receber código para excluir
            </Botao>
            <Botao variante="texto" href={paths.portalPrivacidade()}>
              Continuar com a conta
            </Botao>
          </div>
        </>
      )}
    </Cartao>
  );
}
