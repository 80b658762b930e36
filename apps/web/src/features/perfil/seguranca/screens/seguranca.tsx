import * as chamadas from '@rateia/contracts/chamadas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { momentoPerto, noTexto } from '../../../../lib/momento.ts';
import { paths } from '../../../../lib/paths.ts';
import { rotaFeita } from '../../../../lib/rotas.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { LinhaLista, Lista } from '../../../../ui/base/lista.tsx';
import { dialogos } from '../../../../ui/dialogo/dialogos.ts';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { Aparelhos } from '../components/aparelhos.tsx';
import { ContasSociais } from '../components/contas-sociais.tsx';
import { DuasEtapas } from '../components/duas-etapas.tsx';
import c from '../components/seguranca.module.css';
import { Acessos, Sessoes } from '../components/sessoes.tsx';
import { TrocarSenha } from '../components/trocar-senha.tsx';
import { useMudanca } from '../mutations.ts';
import { segurancaQueries } from '../queries.ts';

/** /perfil/seguranca (spec 1, §2): password, second factor, devices, sessions and the last accesses. */
export function TelaSeguranca() {
  const resumo = useQuery(segurancaQueries.resumo());
  const dispositivos = useQuery(segurancaQueries.dispositivos());
  const sessoes = useQuery(segurancaQueries.sessoes());
  const acessos = useQuery(segurancaQueries.acessos());
  const [trocando, setTrocando] = useState(false);
  const encerrarOutras = useMudanca(chamadas.encerrarOutrasSessoes, 'Encerramos as outras sessões');
  async function perguntarOutras(): Promise<void> {
    const aceitou = await dialogos.mostrar({
      titulo: 'Encerrar as outras sessões?',
      corpo:
        'Só esta continua aberta. Os aparelhos continuam liberados: para pedir um código na próxima vez, remova o aparelho.',
      acao: 'Encerrar as outras',
      escape: 'Manter abertas',
      perigo: true,
    });
    if (aceitou) encerrarOutras.mutate(undefined);
  }
  return (
    <Pagina
      titulo="Segurança"
      subtitulo="Quem pode entrar na sua conta, e como."
      largura="media"
      voltar={rotaFeita('perfil') ? paths.perfil() : paths.grupos()}
    >
      <div className={c['pilha']}>
        <Consulta consulta={resumo} erro="Não conseguimos carregar a segurança da conta">
          {(dados) => (
            <>
              <Cartao rente titulo="Senha">
                <Lista>
                  <LinhaLista
                    titulo={dados.temSenha ? 'Senha da conta' : 'Você entra só com a conta social'}
                    detalhe={detalheDaSenha(dados)}
                    fim={
                      <Botao variante="suave" tamanho="sm" onClick={() => setTrocando(true)}>
                        {dados.temSenha ? 'Trocar a senha' : 'Criar uma senha'}
                      </Botao>
                    }
                  />
                </Lista>
              </Cartao>
              <DuasEtapas resumo={dados} />
              {trocando && <TrocarSenha temSenha={dados.temSenha} aoFechar={() => setTrocando(false)} />}
            </>
          )}
        </Consulta>
        <ContasSociais />
        <Cartao rente titulo="Aparelhos">
          <Consulta consulta={dispositivos} erro="Não conseguimos carregar os seus aparelhos">
            {({ itens }) => <Aparelhos itens={itens} />}
          </Consulta>
        </Cartao>
        <Cartao
          rente
          titulo="Sessões abertas"
          ladoTitulo={
            sessoes.data !== undefined &&
            sessoes.data.itens.length > 1 && (
              <Botao
                variante="texto"
                tamanho="sm"
                fazendo={encerrarOutras.isPending && 'Encerrando'}
                onClick={() => void perguntarOutras()}
              >
                Encerrar as outras
              </Botao>
            )
          }
        >
          <Consulta consulta={sessoes} erro="Não conseguimos carregar as suas sessões">
            {({ itens }) => <Sessoes itens={itens} />}
          </Consulta>
        </Cartao>
        <Cartao rente titulo="Acessos recentes">
          <Consulta
            consulta={acessos}
            erro="Não conseguimos carregar os seus acessos"
            vazio={{
              quando: ({ itens }) => itens.length === 0,
              mostra: <Vazio titulo="Nenhum acesso registrado ainda" />,
            }}
          >
            {({ itens }) => (
              <Acessos itens={itens} daqui={dispositivos.data?.itens.find(({ atual }) => atual)?.lugar} />
            )}
          </Consulta>
        </Cartao>
      </div>
    </Pagina>
  );
}

function detalheDaSenha({
  temSenha,
  senhaAlteradaEm,
}: {
  readonly temSenha: boolean;
  readonly senhaAlteradaEm: string | null;
}): string {
  if (!temSenha) return 'Com uma senha, você entra também pelo e-mail';
  return senhaAlteradaEm === null ? 'Nunca foi trocada' : `Trocada ${noTexto(momentoPerto(senhaAlteradaEm))}`;
}
