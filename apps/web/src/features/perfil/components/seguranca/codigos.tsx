import { Botao } from '../../../../ui/base/botao.tsx';
import { BotaoCopiar } from '../../../../ui/base/botao-copiar.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Dialogo } from '../../../../ui/dialogo/dialogo.tsx';
import c from './seguranca.module.css';

/** The recovery codes, this once. */
export function Codigos({ codigos, aoFechar }: { codigos: readonly string[]; aoFechar: () => void }) {
  return (
    <Dialogo
      aberto
      titulo="Guarde os seus códigos de recuperação"
      acoes={
        <Botao tamanho="lg" bloco onClick={aoFechar}>
          Já guardei os códigos
        </Botao>
      }
    >
      <p>Se você perder o celular, cada código abre a sua conta uma vez. Eles não aparecem de novo.</p>
      <ul className={c['codigos']} aria-label="Códigos de recuperação">
        {codigos.map((codigo) => (
          <li key={codigo}>{codigo}</li>
        ))}
      </ul>
      <BotaoCopiar texto={codigos.join('\n')} nome="códigos de recuperação" aviso="Códigos copiados" />
      <Nota>Guarde fora do celular: impressos ou em um gerenciador de senhas.</Nota>
    </Dialogo>
  );
}
