import { MOTIVO_DA_CONTESTACAO, motivosDaForma } from '@rateia/domain/grupos/contestacao';
import { IconMessageCircle } from '@tabler/icons-react';
import { useState } from 'react';
import type { PedidoDe, RespostaDe } from '../../../../lib/api-client.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Passos } from '../../../../ui/fluxo/passos.tsx';
import { CampoArea } from '../../../../ui/formulario/campo-area.tsx';
import { focarCampo } from '../../../../ui/formulario/focar-campo.ts';
import { Opcoes } from '../../../../ui/formulario/opcoes.tsx';
import { useConfirmarAcesso, useContestarAcesso } from '../../mutations-membro.ts';
import { passosDaContestacao, tempoParado } from '../estado-do-acesso.ts';
import c from './contestar-acesso.module.css';

type Acesso = RespostaDe<'getDadosAcesso'>;
type Motivo = PedidoDe<'contestarAcesso'>['body']['motivo'];
const CAMPO = 'motivo';

/** One question, with the answers of this form of access: it stops the clock and tells the administrator (REGRAS 2.1). */
export function ContestarAcesso({ acesso, aoVoltar }: { readonly acesso: Acesso; readonly aoVoltar: () => void }) {
  const { grupo, administrador } = acesso;
  const [motivo, setMotivo] = useState<Motivo>();
  const [texto, setTexto] = useState('');
  const [sem, setSem] = useState(false);
  const contestar = useContestarAcesso(grupo.id);
  function enviar(): void {
    setSem(motivo === undefined);
    if (motivo === undefined) {
      focarCampo(CAMPO);
      return;
    }
    contestar.mutate({ params: { id: grupo.id }, body: { motivo, texto: texto.trim() } });
  }
  return (
    <Cartao titulo="O que apareceu?" className={c['pilha']}>
      <Opcoes
        rotulo="O que apareceu?"
        nome={CAMPO}
        erro={sem ? 'Escolha o que apareceu.' : undefined}
        valor={motivo}
        aoEscolher={(escolhido) => {
          setSem(false);
          setMotivo(escolhido);
        }}
        opcoes={motivosDaForma(grupo.formaAcesso).map((valor) => ({
          valor,
          titulo: MOTIVO_DA_CONTESTACAO[valor].rotulo,
        }))}
      />
      <CampoArea
        rotulo="Quer contar mais? (opcional)"
        value={texto}
        onChange={setTexto}
        maxLength={1000}
        placeholder="Em que aparelho, e o que diz a mensagem"
      />
      <div className={c['acoes']}>
        <Botao tamanho="lg" bloco fazendo={contestar.isPending && 'Avisando'} onClick={enviar}>
          {`Parar o prazo e avisar ${administrador}`}
        </Botao>
        <Botao variante="texto" bloco onClick={aoVoltar}>
          Consegui entrar
        </Botao>
      </div>
    </Cartao>
  );
}

/** The clock stands still, and the next steps have an owner and an hour. */
export function Contestada({ acesso }: { readonly acesso: Acesso }) {
  const { grupo, administrador, contestacao } = acesso;
  const confirmar = useConfirmarAcesso();
  if (contestacao === null) return null;
  return (
    <Cartao titulo={`Prazo parado em ${tempoParado(contestacao.minutosRestantes)}`} className={c['pilha']}>
      <p className={c['texto']}>Ninguém conta o acesso como confirmado enquanto isso.</p>
      <Passos passos={passosDaContestacao(administrador, contestacao)} />
      <div className={c['acoes']}>
        <Botao
          tamanho="lg"
          bloco
          href={paths.grupoMembroMensagem(grupo.id)}
          icone={<IconMessageCircle size={20} stroke={1.75} />}
        >
          {`Conversar com ${administrador}`}
        </Botao>
        <Botao
          variante="texto"
          bloco
          fazendo={confirmar.isPending && 'Confirmando'}
          onClick={() => confirmar.mutate({ params: { id: grupo.id } })}
        >
          Consegui entrar
        </Botao>
      </div>
    </Cartao>
  );
}
