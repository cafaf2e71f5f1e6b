import{enableCompileCache as e}from"node:module";e();
