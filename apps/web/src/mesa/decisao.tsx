import { IconHistory } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { VarianteBotao } from '../ui/base/botao.tsx';
import { Botao } from '../ui/base/botao.tsx';
import { dialogos } from '../ui/dialogo/dialogos.ts';
import { CampoArea } from '../ui/formulario/campo-area.tsx';
import { focarCampo } from '../ui/formulario/focar-campo.ts';
import c from './decisao.module.css';
import { useAtalhos, useAtalhosLigados } from './use-atalhos.ts';

export interface AcaoDecisao {
  /** The key that does the same: "A". */
  readonly tecla: string;
  readonly rotulo: string;
  readonly variante: VarianteBotao;
  /** The person who waits has to be told why. */
  readonly exigeMensagem?: true;
  /** The words of a second question, because the act cannot be undone or much is at stake. */
  readonly confirma?: {
    readonly titulo: string;
    readonly corpo: string;
    readonly escape: string;
    readonly perigo?: boolean;
  };
  readonly fazendo: string | false;
  readonly desligada?: boolean;
  readonly fazer: (mensagem: string) => void;
}

interface DecisaoProps {
  readonly rotulo: string;
  /** The record that is kept, and the answer that the other side may give. */
  readonly assinatura: string;
  /** The purpose of the message, in the empty field. */
  readonly ajuda?: string;
  readonly acoes: readonly AcaoDecisao[];
}

const MINIMO = 5;
const MAXIMO = 1000;

/** A decision with its message: by button or by key, and always under the operator's name. */
export function Decisao({ rotulo, assinatura, ajuda, acoes }: DecisaoProps) {
  const nome = useId();
  const [mensagem, setMensagem] = useState('');
  const [erro, setErro] = useState<string>();
  const [ligados, alternar] = useAtalhosLigados();
  const ocupado = acoes.some(({ fazendo }) => fazendo !== false);
  async function decidir({ exigeMensagem, confirma, fazer, desligada, rotulo: verbo }: AcaoDecisao): Promise<void> {
    if (ocupado || desligada === true) return;
    const texto = mensagem.trim();
    if (exigeMensagem === true && texto.length < MINIMO) {
      setErro(`Diga o motivo com pelo menos ${MINIMO} caracteres.`);
      focarCampo(nome);
      return;
    }
    setErro(undefined);
    if (confirma !== undefined && !(await dialogos.mostrar({ perigo: true, ...confirma, acao: verbo }))) return;
    fazer(texto);
  }
  useAtalhos(Object.fromEntries(acoes.map((acao) => [acao.tecla.toLowerCase(), () => void decidir(acao)])), ligados);
  return (
    <div className={c['decisao']}>
      <CampoArea
        name={nome}
        rotulo={rotulo}
        value={mensagem}
        onChange={(texto) => {
          setMensagem(texto);
          setErro(undefined);
        }}
        erro={erro}
        maxLength={MAXIMO}
        placeholder={ajuda ?? 'Opcional ao aprovar, obrigatória nos outros casos'}
      />
      <div className={c['acoes']}>
        {acoes.map((acao) => (
          <Botao
            key={acao.tecla}
            variante={acao.variante}
            bloco
            tamanho={acao.variante === 'primario' ? 'md' : 'sm'}
            fazendo={acao.fazendo}
            desligado={acao.desligada === true || (ocupado && acao.fazendo === false)}
            onClick={() => void decidir(acao)}
          >
            {acao.rotulo}
            {ligados && <kbd>{acao.tecla}</kbd>}
          </Botao>
        ))}
      </div>
      <p className={c['assinatura']}>
        <IconHistory size={18} stroke={1.75} aria-hidden="true" />
        {assinatura}
      </p>
      <button type="button" className={c['atalhos']} onClick={alternar}>
        {ligados ? 'Desligar atalhos do teclado' : 'Ligar atalhos do teclado'}
      </button>
    </div>
  );
}
